import { createRequestHandler, type WorkerRequest } from "./handle-request.ts";
import { openStore } from "./store.ts";

declare const self: ServiceWorkerGlobalScope;

/** The worker depends only on this code, not on a build. */
const { registration } = self;
const store = openStore(self.caches, new URL(registration.scope).pathname);
const handleRequest = createRequestHandler({
  scope: registration.scope,
  store,
  fetch: (request: WorkerRequest | string, options?: RequestInit) =>
    fetch(request as Request, options),
  wait: (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds)),
  unregister: () => registration.unregister(),
});

// A new version can take over open pages, because it prefers the network and reads only its own
// cache format.
self.addEventListener("install", () => self.skipWaiting());
self.addEventListener("activate", (event) => {
  event.waitUntil(store.open().then(() => self.clients.claim()));
});
self.addEventListener("fetch", (event) => {
  const response = handleRequest(event.request, (work) => event.waitUntil(work));
  if (response) event.respondWith(response);
});
