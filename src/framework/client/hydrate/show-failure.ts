import { createDomElement } from "../browser.ts";
import * as messages from "./wrong-base-messages.ts";

/** The site's styles are missing too, so the styles are inline. */
export function showWrongBase(configured: string, actual: string): void {
  const text = messages.wrongBase(configured, actual);
  const banner = createDomElement("p", { role: "alert" }, text);
  banner.style.cssText = "padding:1rem;background:#a00;color:#fff";
  document.body.prepend(banner);
}

export function showIncomplete(): void {
  const close = createDomElement("button", {
    type: "button",
    className: "close",
    ariaLabel: messages.closeIncomplete,
  });
  const note = createDomElement(
    "div",
    { role: "alert", className: "load-error" },
    createDomElement("p", {}, messages.incomplete),
    close,
  );
  close.addEventListener("click", () => note.remove());
  document.body.append(note);
}
