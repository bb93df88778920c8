import type { ReactNode } from "react";
import { flushSync } from "react-dom";
import { plural } from "../plural.ts";
import { readKeys } from "./read-keys.ts";
import { dialogQuery, SearchDialog } from "./search-dialog.tsx";
import { resultCount } from "./search-messages.ts";
import { pageLocale } from "./search-status.ts";
import { session } from "./tab-session.ts";

// The page means to search as soon as it loads this.
void session.prepare();

/**
 * Opens the dialog; when it is done, the next key is for its field.
 *
 * @param keys what is pressed while it is on its way
 */
export async function openSearch(keys: string[], show: (dialog: ReactNode) => void): Promise<void> {
  // Drawing takes a while on a slow processor; the answer is on its way meanwhile.
  session.askAhead(dialogQuery(readKeys(keys).text));
  // A task of its own: this one has run the scripts of the dialog.
  await nextTask();
  const { text, end } = readKeys(keys);
  if (end === "Escape") return;
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
  // The first number is slow to format: now, and not between answer and results.
  void nextTask().then(() => plural(resultCount, { locale: pageLocale(), count: 0 }));
}

function nextTask(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve));
}

/** A dialog that was closed this instant may still be drawn: the next is another one. */
let opened = 0;

/** An open drawer makes everything else inert, dialogs too. */
function closePopovers(): void {
  for (const popover of document.querySelectorAll<HTMLElement>(":popover-open")) {
    popover.hidePopover();
  }
}
