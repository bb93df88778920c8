/** Pages send their console messages to this path. */
export const reportPath = "/browser-errors";

/**
 * The first script of a page: it runs `initScripts`, then reports warnings, errors, and policy
 * violations to the server, which works in all three browsers. It removes its own element, which
 * would break hydration.
 */
export function listenerScript(initScripts: string): string {
  return `document.currentScript.remove();${initScripts}(${listen})("${reportPath}")`;
}

/** Runs in the page. */
function listen(address: string): void {
  const report = (kind: string, ...parts: unknown[]) => {
    const body = `${kind}: ${parts.map(String).join(" ")}`;
    // Synchronous, so that no message arrives after the end of a test.
    const request = new XMLHttpRequest();
    request.open("POST", address, false);
    try {
      request.send(body);
    } catch {
      // The page is unloading.
    }
  };
  for (const level of ["warn", "error"] as const) {
    const original = console[level];
    console[level] = (...parts: unknown[]) => {
      report(level, ...parts);
      original.apply(console, parts);
    };
  }
  addEventListener("error", ({ message }) => message && report("uncaught", message));
  addEventListener("unhandledrejection", ({ reason }) => report("unhandled", reason));
  document.addEventListener("securitypolicyviolation", (event) =>
    report("policy", event.violatedDirective, event.blockedURI, event.sample),
  );
}
