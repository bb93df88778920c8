import { createDomElement, focusElement } from "../../framework/client/browser.ts";
import { onPageShown } from "../../framework/client/navigation-state.ts";
import * as messages from "./notice-messages.ts";

let closeShown = () => {};

/**
 * Shows a notice at the bottom of the window and announces it. It stays until the reader closes it
 * or navigates; a later notice replaces it. Call it after hydration. Returns the function that
 * closes it.
 */
export function showNotice({
  text,
  action,
}: {
  text: string;
  action?: { label: string; run(): void };
}): () => void {
  closeShown();
  const line = createDomElement("p", { role: "status" });
  const notice = createDomElement(
    "aside",
    { className: "page-notice", ariaLabel: messages.notice },
    line,
  );
  if (action) notice.append(createButton(action.run, { textContent: action.label }));
  notice.append(createButton(close, { className: "close", ariaLabel: messages.closeNotice }));
  let focusedBefore: EventTarget | null = null;
  notice.addEventListener("focusin", ({ relatedTarget }) => {
    if (!(relatedTarget instanceof Node && notice.contains(relatedTarget))) {
      focusedBefore = relatedTarget;
    }
  });
  document.body.append(notice);
  // Live regions announce changes, not their initial content.
  setTimeout(() => {
    line.textContent = text;
  });
  const stopWatching = onPageShown(close);
  closeShown = close;
  return close;

  function close(): void {
    stopWatching();
    const hadFocus = notice.contains(document.activeElement);
    notice.remove();
    if (!hadFocus) return;
    const previous =
      focusedBefore instanceof HTMLElement && focusedBefore.isConnected && focusedBefore;
    const next = previous || document.querySelector<HTMLElement>("h1");
    if (next) focusElement(next);
  }
}

function createButton(
  onClick: () => void,
  properties: Partial<HTMLButtonElement>,
): HTMLButtonElement {
  const button = createDomElement("button", { type: "button", ...properties });
  button.addEventListener("click", onClick);
  return button;
}
