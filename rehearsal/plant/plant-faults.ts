import type { Diagnostic } from "../../src/model/diagnostics/diagnostic.ts";
import { blocksOf } from "../guide/guide.ts";
import { readGuide } from "../guide/read-guide.ts";
import { PageCache } from "../page-cache.ts";
import { rehearse, type Subject } from "../rehearse.ts";
import { applyEdit, type Edit } from "./edit.ts";
import { type Fault, faults } from "./faults.ts";
import { seededRandom } from "./random.ts";

/** A fault that was planted. */
export interface Planted {
  fault: string;
  file: string;
  line: number;
  /** The line before and after; empty where it was dropped. */
  before: string;
  after: string;
  /** The first finding that the guides do not have without it; null where it was missed. */
  found: Diagnostic | null;
}

/**
 * Plants a fault of each kind, one at a time, at a random place in a copy of a walkthrough, and
 * rehearses the walkthroughs. Kinds that no guide has a place for are left out.
 */
export async function plantFaults(subject: Subject, seed: number): Promise<Planted[]> {
  const random = seededRandom(seed);
  const files = [...new Set(subject.walkthroughs.map(({ file }) => file))];
  const small = { ...subject, pages: files };
  const cache = new PageCache();
  const before = new Set((await rehearse(small, cache)).diagnostics.map(withoutPlace));
  const planted: Planted[] = [];
  for (const fault of faults) {
    const edits = files.flatMap((file) => placesOf(fault, file, subject));
    const edit = edits[Math.floor(random() * edits.length)];
    if (!edit) continue;
    const source = subject.read(edit.file) ?? "";
    const text = applyEdit(source, edit);
    const read = (file: string) => (file === edit.file ? text : subject.read(file));
    const { diagnostics } = await rehearse({ ...small, read }, cache);
    planted.push({
      fault: fault.id,
      file: edit.file,
      line: edit.line,
      before: source.split("\n")[edit.line - 1]?.trim() ?? "",
      after: edit.lines.join("\n").trim(),
      found: diagnostics.find((one) => !before.has(withoutPlace(one))) ?? null,
    });
  }
  return planted;
}

function placesOf({ places }: Fault, file: string, { read }: Subject): Edit[] {
  const text = read(file) ?? "";
  const blocks = blocksOf(readGuide(file, read)).filter((block) => block.file === file);
  return places(blocks, text.split("\n"));
}

/** A finding without its line, which a dropped line moves. */
function withoutPlace({ rule, file, message }: Diagnostic): string {
  return `${rule} ${file} ${message.replace(/:\d+`/g, "`")}`;
}
