import { matchesOutsideCode } from "./code-ranges.ts";
import { applyEdits, type Edit, getEdits } from "./edits.ts";

export interface Replacement {
  pattern: RegExp;
  /** Returns the replacement, or undefined to leave the text unchanged. */
  convert(match: RegExpExecArray): string | undefined;
  /** Whether something is lost, which the report then lists. */
  isReported?(match: RegExpExecArray): boolean;
}

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
    this.found = this.found.map((item) => ({ ...item, offset: edited.getNewOffset(item.offset) }));
  }

  /** Replaces matches outside of code. Undefined keeps a match. */
  replace(pattern: RegExp, convert: (match: RegExpExecArray) => string | undefined): void {
    this.apply(getEdits(matchesOutsideCode(this.text, pattern), convert));
  }

  /** @param report receives the matches that lose something */
  replaceAll(replacements: readonly Replacement[], report: (match: RegExpExecArray) => void): void {
    for (const { pattern, convert, isReported } of replacements) {
      this.replace(pattern, (match) => {
        const replacement = convert(match);
        if (replacement !== undefined && isReported?.(match)) report(match);
        return replacement;
      });
    }
  }
}
