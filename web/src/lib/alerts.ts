/** Being told at home that it is one's turn: what this browser allows, and what it has asked for. */
import { api } from "./api";
import { language } from "../words/language";

export type Alerts = "unable" | "forbidden" | "off" | "on";

/** The service worker, which cannot know by itself what language the reader chose. */
const WORKER = language === "en" ? "/sw.js" : `/sw.js?language=${language}`;

/** Keep the service worker, without which a browser can tell nothing while no page is open. */
export function keepWorker(): void {
  if ("serviceWorker" in navigator && import.meta.env.PROD)
    navigator.serviceWorker.register(WORKER).catch(() => undefined); // the page plays as well without it
}

async function subscription(): Promise<PushSubscription | null> {
  return (await (await navigator.serviceWorker.ready).pushManager.getSubscription()) ?? null;
}

/** How it stands with alerts in this browser. */
export async function alertsHere(): Promise<Alerts> {
  if (!("serviceWorker" in navigator) || !("PushManager" in window)) return "unable";
  if (Notification.permission === "denied") return "forbidden";
  if (!(await navigator.serviceWorker.getRegistration())) return "unable";
  return (await subscription()) ? "on" : "off";
}

/** Ask the browser, and then the server, to tell. */
export async function wantAlerts(): Promise<Alerts> {
  if ((await Notification.requestPermission()) !== "granted") return alertsHere();
  const { key } = await api.alertKey();
  const pushed = (await navigator.serviceWorker.ready).pushManager;
  const made = await pushed.subscribe({ userVisibleOnly: true, applicationServerKey: key });
  await api.wantAlerts({
    endpoint: made.endpoint,
    p256dh: written(made, "p256dh"),
    auth: written(made, "auth"),
  });
  return "on";
}

/** Do not tell any more. */
export async function endAlerts(): Promise<Alerts> {
  const made = await subscription();
  if (made) {
    await api.endAlerts(made.endpoint);
    await made.unsubscribe();
  }
  return "off";
}

/** A key of a subscription as the server reads it. */
export function written(made: Pick<PushSubscription, "getKey">, name: PushEncryptionKeyName): string {
  const bytes = new Uint8Array(made.getKey(name) ?? []);
  return btoa(String.fromCharCode(...bytes))
    .replaceAll("+", "-")
    .replaceAll("/", "_")
    .replaceAll("=", "");
}
