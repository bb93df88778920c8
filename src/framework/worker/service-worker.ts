import { createRequestHandler, type WorkerRequest } from "./handle-request.ts";
import { openStore } from "./store.ts";

declare const self: ServiceWorkerGlobalScope;

/** The service worker of a site. It depends on this code only, and not on a build. */
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

// A new version may take over open pages: it prefers the network and only reads caches of its own format.
self.addEventListener("install", () => self.skipWaiting());
self.addEventListener("activate", (event) => {
  event.waitUntil(store.open().then(() => self.clients.claim()));
});
self.addEventListener("fetch", (event) => {
  const response = handleRequest(event.request, (work) => event.waitUntil(work));
  if (response) event.respondWith(response);
});
