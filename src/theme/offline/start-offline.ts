import { whenIdle } from "../../framework/client/navigation/connection.ts";

/** Starts what a site does for reading without network, when the page is loaded and the browser idle. */
function start(): void {
  whenIdle(async () => {
    // Where it does not come, or the page is left meanwhile, the next page tries again.
    const part = await import("./keep-offline.ts").catch(() => undefined);
    await part?.keepOffline();
  });
}

// Dev changes pages all the time, and the module is rendered on the server too.
if (!import.meta.env.SSR && import.meta.env.PROD) {
  if (document.readyState === "complete") start();
  else addEventListener("load", start);
}
