import { type Asked, answerRequests } from "./answer-request.ts";
import { openStore } from "./store.ts";

declare const self: ServiceWorkerGlobalScope;

/** The service worker of a site. It names nothing of a build, and changes only with this code. */
const { registration } = self;
const store = openStore(self.caches, new URL(registration.scope).pathname);
const answer = answerRequests({
  scope: registration.scope,
  store,
  fetch: (asked: Asked | string, options?: RequestInit) => fetch(asked as Request, options),
  wait: (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds)),
  unregister: () => registration.unregister(),
});

// Each version prefers the network and knows the caches of its own form only: it may replace another
// one under open pages.
self.addEventListener("install", () => self.skipWaiting());
self.addEventListener("activate", (event) => {
  event.waitUntil(store.open().then(() => self.clients.claim()));
});
self.addEventListener("fetch", (event) => {
  const answered = answer(event.request, (work) => event.waitUntil(work));
  if (answered) event.respondWith(answered);
});
