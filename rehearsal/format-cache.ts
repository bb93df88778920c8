import type { Diagnostic } from "../src/model/diagnostics/diagnostic.ts";
import { checkFormat } from "./formats/check-format.ts";
import type { Block } from "./guide/block.ts";

/** What the checks of formats found in blocks, for rehearsals in which most of them are the same. */
export class FormatCache {
  /** Findings by the text of the block, with lines counted from its first one. */
  readonly #known = new Map<string, Promise<Diagnostic[]>>();

  /** Checks a block, unless one with the same text was checked before. */
  async check(block: Block): Promise<Diagnostic[]> {
    const { file, line, indent, language, title, code } = block;
    const key = JSON.stringify([language, title, indent, code]);
    const known = this.#known.get(key) ?? checkFormat({ ...block, line: 1 });
    this.#known.set(key, known);
    return (await known).map((one) => ({ ...one, file, line: one.line + line - 1 }));
  }
}
