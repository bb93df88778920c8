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
  opened += 1;
  const dialog = <SearchDialog key={opened} initialText={text} onClosed={() => show(null)} />;
  flushSync(() => show(dialog));
}

/** A dialog that was closed this instant may still be drawn: the next is another one. */
let opened = 0;

/** An open drawer makes everything else inert, dialogs too. */
function closePopovers(): void {
  for (const popover of document.querySelectorAll<HTMLElement>(":popover-open")) {
    popover.hidePopover();
  }
}
