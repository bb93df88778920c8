import { matchesOutsideCode } from "./code-ranges.ts";
import { applyEdits, type Edit, getEdits } from "./edits.ts";

/** A text that is edited in steps. The offsets of what was found in it move with it. */
export class EditedText<Found extends { offset: number }> {
  text: string;
  found: Found[] = [];

  constructor(text: string) {
    this.text = text;
  }

  apply(edits: readonly Edit[]): void {
    const edited = applyEdits(this.text, edits);
    this.text = edited.text;
    this.found = this.found.map((item) => ({ ...item, offset: edited.moved(item.offset) }));
  }

  /** Replaces matches, by default those outside of code. Undefined keeps a match. */
  replace(
    pattern: RegExp,
    convert: (match: RegExpExecArray) => string | undefined,
    matches = matchesOutsideCode(this.text, pattern),
  ): void {
    this.apply(getEdits(matches, convert));
  }
}
