/** Where pages report what they say. */
export const reportPath = "/page-said";
/**
 * The script that goes before those of a page: it runs `prepared`, then reports warnings, errors and
 * violations of the policy, the only way that works in all three browsers. It leaves no element
 * behind that React would not know.
 */
export function listenerScript(prepared: string): string {
  return `document.currentScript.remove();${prepared}(${listen})("${reportPath}")`;
}

/** Runs in the page. */
function listen(address: string): void {
  const report = (kind: string, ...parts: unknown[]) => {
    const body = `${kind}: ${parts.map(String).join(" ")}`;
    // Before anything else happens, so that a test misses none.
    const request = new XMLHttpRequest();
    request.open("POST", address, false);
    try {
      request.send(body);
    } catch {
      // The page is being left.
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
