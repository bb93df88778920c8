import * as messages from "./wrong-base-messages.ts";

/** Shows that the base URL is wrong. The styles of the site could not be loaded. */
export function showWrongBase(configured: string, actual: string): void {
  const banner = document.createElement("p");
  banner.role = "alert";
  banner.style.cssText = "padding:1rem;background:#a00;color:#fff";
  banner.textContent = messages.wrongBase(configured, actual);
  document.body.prepend(banner);
}

/** Shows that scripts are missing. The page is readable and its links work. */
export function showIncomplete(): void {
  const note = document.createElement("div");
  note.role = "alert";
  note.className = "load-error";
  const line = document.createElement("p");
  line.textContent = messages.incomplete;
  const close = document.createElement("button");
  close.type = "button";
  close.className = "close";
  close.ariaLabel = messages.closeIncomplete;
  close.addEventListener("click", () => note.remove());
  note.append(line, close);
  document.body.append(note);
}
