import { afterEach, describe, expect, it, vi } from "vitest";
import { alertsHere, endAlerts, wantAlerts, written } from "./alerts";
import { api } from "./api";

const KEY = Uint8Array.from({ length: 65 }, (_, number) => (number * 37) % 256);
const AUTH = Uint8Array.from({ length: 16 }, (_, number) => 255 - number);

function browser(permission: NotificationPermission, subscribed = false) {
  const made = {
    endpoint: "https://push.example/1",
    getKey: (name: string) => (name === "auth" ? AUTH.buffer : KEY.buffer),
    unsubscribe: vi.fn().mockResolvedValue(true),
  };
  const pushManager = {
    getSubscription: vi.fn().mockResolvedValue(subscribed ? made : null),
    subscribe: vi.fn().mockResolvedValue(made),
  };
  const worker = { pushManager };
  vi.stubGlobal("PushManager", vi.fn());
  vi.stubGlobal("Notification", { permission, requestPermission: () => Promise.resolve(permission) });
  vi.stubGlobal("navigator", {
    serviceWorker: { ready: Promise.resolve(worker), getRegistration: () => Promise.resolve(worker) },
  });
  return { made, pushManager };
}

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

describe("alerts", () => {
  it("say what this browser can do", async () => {
    vi.stubGlobal("navigator", {});
    expect(await alertsHere()).toBe("unable");
    browser("denied");
    expect(await alertsHere()).toBe("forbidden");
    browser("default");
    expect(await alertsHere()).toBe("off");
    browser("granted", true);
    expect(await alertsHere()).toBe("on");
  });

  it("are asked of the browser first, and then of the server", async () => {
    const { pushManager } = browser("granted");
    vi.spyOn(api, "alertKey").mockResolvedValue({ key: "the-key" });
    const want = vi.spyOn(api, "wantAlerts").mockResolvedValue(null);
    expect(await wantAlerts()).toBe("on");
    expect(pushManager.subscribe).toHaveBeenCalledWith({
      userVisibleOnly: true,
      applicationServerKey: "the-key",
    });
    const sent = want.mock.calls[0]?.[0];
    expect(sent?.p256dh).toMatch(/^[A-Za-z0-9_-]{87}$/);
    expect(sent?.auth).toMatch(/^[A-Za-z0-9_-]{22}$/);
  });

  it("are not asked of the server where the browser says no", async () => {
    browser("denied");
    const want = vi.spyOn(api, "wantAlerts");
    expect(await wantAlerts()).toBe("forbidden");
    expect(want).not.toHaveBeenCalled();
  });

  it("end on both sides", async () => {
    const { made } = browser("granted", true);
    const end = vi.spyOn(api, "endAlerts").mockResolvedValue(null);
    expect(await endAlerts()).toBe("off");
    expect(end).toHaveBeenCalledWith(made.endpoint);
    expect(made.unsubscribe).toHaveBeenCalled();
  });

  it("write keys without padding", () => {
    expect(written({ getKey: () => Uint8Array.from([251, 255]).buffer }, "auth")).toBe("-_8");
  });
});
