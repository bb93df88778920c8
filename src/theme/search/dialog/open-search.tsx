import { createRef, type ReactNode } from "react";
import { flushSync } from "react-dom";
import { getDialogQuery } from "../../../search/client/provider.ts";
import { closePopovers } from "../../mobile-menu/use-popovers.ts";
import { getTextOfKeys } from "../search-keys.ts";
import { session } from "../use-results.ts";
import { SearchDialog, type SearchDialogHandle } from "./search-dialog.tsx";

// Loading this module means that the reader is about to search.
void session.prepare();

export async function openSearch(keys: string[], show: (dialog: ReactNode) => void): Promise<void> {
  // The query starts before rendering, which is slow on some processors.
  const { text: firstText } = getTextOfKeys(keys);
  if (firstText !== "") session.prefetch(getDialogQuery(firstText));
  // Three short tasks instead of a long one: opening a modal dialog restyles the page.
  await nextTask();
  const dialogRef = createRef<SearchDialogHandle>();
  openCount += 1;
  flushSync(() =>
    show(<SearchDialog key={openCount} ref={dialogRef} onClosed={() => show(null)} />),
  );
  await nextTask();
  const { text, end } = getTextOfKeys(keys);
  if (end === "Escape") return show(null);
  // An open menu makes dialogs inert.
  closePopovers();
  dialogRef.current?.open(text, end === "Enter");
}

function nextTask(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve));
}

/** A dialog that was just closed may still be rendered. */
let openCount = 0;
