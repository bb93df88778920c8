import type { ReactNode } from "react";
import { flushSync } from "react-dom";
import { SearchDialog } from "./search-dialog.tsx";
import { session } from "./tab-session.ts";

/** Loads what the first query needs. */
export function prepareSearch(): void {
  void session.prepare();
}

/** Opens the dialog, at once: the next key is for its field. */
export function openSearch(text: string, show: (dialog: ReactNode) => void): void {
  closePopovers();
  flushSync(() => show(<SearchDialog initialText={text} onClosed={() => show(null)} />));
}

/** An open drawer makes everything else inert, dialogs too. */
function closePopovers(): void {
  for (const popover of document.querySelectorAll<HTMLElement>(":popover-open")) {
    popover.hidePopover();
  }
}
