import * as messages from "./wrong-base-messages.ts";

/** Says that the base URL is wrong. The site's styles have not loaded, and its pages would not either. */
export function showWrongBase(configured: string, actual: string): void {
  const banner = document.createElement("p");
  banner.role = "alert";
  banner.style.cssText = "padding:1rem;background:#a00;color:#fff";
  banner.textContent = messages.wrongBase(configured, actual);
  document.body.prepend(banner);
}
