import { createFetchHandler } from "./handle-request.ts";
import type { RequestLike } from "./network.ts";
import { openStore } from "./store.ts";

// Nothing in this file changes with the content, so a new build of the site does not install a new
// worker.

declare const self: ServiceWorkerGlobalScope;

const { registration } = self;
const store = openStore(self.caches, new URL(registration.scope).pathname);
const handleRequest = createFetchHandler({
  scope: registration.scope,
  store,
  fetch: (request: RequestLike | string, options?: RequestInit) =>
    fetch(request as Request, options),
  wait: (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds)),
  unregister: () => registration.unregister(),
});

// A new version can take over open pages, because it prefers the network and reads only its own
// cache format.
self.addEventListener("install", () => self.skipWaiting());
self.addEventListener("activate", (event) => {
  event.waitUntil(store.createCaches().then(() => self.clients.claim()));
});
self.addEventListener("fetch", (event) => {
  const response = handleRequest(event.request, (work) => event.waitUntil(work));
  if (response) event.respondWith(response);
});
