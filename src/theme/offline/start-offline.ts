import { whenIdle } from "../../framework/client/browser.ts";

function start(): void {
  whenIdle(async () => {
    // If loading fails, the next page tries again.
    const part = await import("./keep-offline.ts").catch(() => undefined);
    await part?.keepOffline();
  });
}

// Not in dev, where pages change, and not on the server.
if (!import.meta.env.SSR && import.meta.env.PROD) {
  if (document.readyState === "complete") start();
  else addEventListener("load", start);
}
