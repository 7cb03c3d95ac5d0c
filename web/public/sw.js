// The service worker: tells whose turn it is while no page is open, and shows an honest page without a network.
const SHELF = "parlour-offline-2";

// What the server says, which says everything in English, in the language of the page that brought this worker.
const TITLES = {
  de: [
    [/^It is your turn$/, "Du bist dran"],
    [/^Your time ran out: a bot plays for you$/, "Deine Zeit ist abgelaufen: Ein Bot spielt für dich"],
    [/^(.*) waits for you$/, "$1 wartet auf dich"],
    [/^(.*) invites you$/, "$1 lädt dich ein"],
  ],
};
const language = new URL(self.location.href).searchParams.get("language");
const titles = TITLES[language] ?? [];
const OFFLINE = TITLES[language] ? `/offline.${language}.html` : "/offline.html";

function said(title) {
  const [words, other] = titles.find(([each]) => each.test(title)) ?? [title, title];
  return title.replace(words, other);
}

self.addEventListener("install", (event) => {
  event.waitUntil(caches.open(SHELF).then((shelf) => shelf.addAll([OFFLINE, "/favicon.svg"])));
  self.skipWaiting();
});

self.addEventListener("activate", (event) => event.waitUntil(self.clients.claim()));

// Everything comes from the network, so that nobody plays with an old page. Only where there is none, the page that says so.
self.addEventListener("fetch", (event) => {
  if (event.request.mode !== "navigate") return;
  event.respondWith(fetch(event.request).catch(() => caches.match(OFFLINE)));
});

self.addEventListener("push", (event) => {
  const told = event.data ? event.data.json() : {};
  event.waitUntil(
    self.registration.showNotification(said(told.title ?? "Parlour"), {
      body: told.body ?? "",
      icon: "/icon-192.png",
      badge: "/icon-192.png",
      tag: told.table ?? "parlour", // one alert for each table
      data: told.table ? `/table/${told.table}` : "/",
    }),
  );
});

self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  const address = new URL(event.notification.data, self.location.origin).href;
  event.waitUntil(
    self.clients.matchAll({ type: "window" }).then((pages) => {
      const open = pages.find((page) => page.url === address);
      return open ? open.focus() : self.clients.openWindow(address);
    }),
  );
});
