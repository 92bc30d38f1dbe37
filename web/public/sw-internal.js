/*
 * The worker of sites that run inside an operator's own network (SPEC 6.13): nothing of such a site may stay in a browser
 * that leaves the network. It keeps nothing, answers nothing, and clears what the other worker kept before.
 */
self.addEventListener("install", () => self.skipWaiting());
self.addEventListener("activate", (event) => {
  event.waitUntil(
    caches
      .keys()
      .then((names) => Promise.all(names.map((name) => caches.delete(name))))
      .then(() => self.clients.claim()),
  );
});
