import { undoLater } from "./undo-later.ts";

const copiedTime = 2000;

/** Lets a button show for a while that it has copied. */
export function showCopied(button: HTMLElement): void {
  button.classList.add("copied");
  undoLater(button, () => button.classList.remove("copied"), copiedTime);
}
