import { createRef, type ReactNode } from "react";
import { flushSync } from "react-dom";
import { dialogQuery } from "../../../search/client/provider.ts";
import { readKeys } from "../search-keys.ts";
import { session } from "../use-results.ts";
import { type DrawnSearch, SearchDialog } from "./search-dialog.tsx";

// Loading this module means that the reader is about to search.
void session.prepare();

/**
 * Opens the dialog; when it is done, the next key is for its field.
 *
 * @param keys the keys that were pressed while it loaded
 */
export async function openSearch(keys: string[], show: (dialog: ReactNode) => void): Promise<void> {
  // Rendering takes a while on a slow processor: the query starts before it.
  const { text: begun } = readKeys(keys);
  if (begun !== "") session.askAhead(dialogQuery(begun));
  // Three short tasks in place of a long one: scripts have run, the dialog renders, and it opens,
  // which styles the whole page anew because all the rest becomes inert.
  await nextTask();
  const drawn = createRef<DrawnSearch>();
  opened += 1;
  flushSync(() => show(<SearchDialog key={opened} ref={drawn} onClosed={() => show(null)} />));
  await nextTask();
  const { text, end } = readKeys(keys);
  if (end === "Escape") return show(null);
  closePopovers();
  drawn.current?.open(text, end === "Enter");
}

function nextTask(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve));
}

/** A dialog that was closed this instant may still be drawn: the next is another one. */
let opened = 0;

/** An open menu makes everything else inert, dialogs too. */
function closePopovers(): void {
  for (const popover of document.querySelectorAll<HTMLElement>(":popover-open")) {
    popover.hidePopover();
  }
}
