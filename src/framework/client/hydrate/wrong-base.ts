import * as messages from "./wrong-base-messages.ts";

/** Path under which the site really lies, told by the address its script came from. */
export function actualBase(scriptUrl: string, configured: string): string {
  const { pathname } = new URL(scriptUrl);
  const folder = pathname.lastIndexOf("/assets/");
  // In dev scripts come from where their sources lie.
  return folder < 0 ? configured : pathname.slice(0, folder + 1);
}

/** Says that the base URL is wrong. The site's styles have not loaded, and its pages would not either. */
export function showWrongBase(configured: string, actual: string): void {
  const banner = document.createElement("p");
  banner.role = "alert";
  banner.style.cssText = "padding:1rem;background:#a00;color:#fff";
  banner.textContent = messages.wrongBase(configured, actual);
  document.body.prepend(banner);
}
