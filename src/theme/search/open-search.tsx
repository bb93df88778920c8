import type { ReactNode } from "react";
import { flushSync } from "react-dom";
import { readKeys } from "./read-keys.ts";
import { dialogQuery, SearchDialog } from "./search-dialog.tsx";
import { session } from "./tab-session.ts";

// The page means to search as soon as it loads this.
void session.prepare();

/**
 * Opens the dialog, at once: the next key is for its field.
 *
 * @param keys what was pressed while it was on its way
 */
export function openSearch(keys: string[], show: (dialog: ReactNode) => void): void {
  const { text, end } = readKeys(keys);
  if (end === "Escape") return;
  // Drawing takes a while on a slow processor; the answer is on its way meanwhile.
  session.askAhead(dialogQuery(text));
  closePopovers();
  opened += 1;
  const dialog = (
    <SearchDialog
      key={opened}
      initialText={text}
      submits={end === "Enter"}
      onClosed={() => show(null)}
    />
  );
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
