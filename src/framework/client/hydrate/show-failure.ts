import * as messages from "./wrong-base-messages.ts";

/** The site's styles are missing too, so the styles are inline. */
export function showWrongBase(configured: string, actual: string): void {
  const banner = document.createElement("p");
  banner.role = "alert";
  banner.style.cssText = "padding:1rem;background:#a00;color:#fff";
  banner.textContent = messages.wrongBase(configured, actual);
  document.body.prepend(banner);
}

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
