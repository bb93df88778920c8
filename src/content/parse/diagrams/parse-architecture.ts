import {
  type Architecture,
  type Arrow,
  type Box,
  getAllBoxes,
  iconsByKind,
  isBoxKind,
} from "../../../figures/architecture/architecture.ts";
import { findNearest } from "../../../model/diagnostics/nearest.ts";
import type { InvalidArchitecture } from "../../rules/diagram-rules.ts";

/** A picture with more boxes or arrows is not readable. */
const limits = { boxes: 80, arrows: 16 } as const;

interface ArchitectureDiagnostic {
  line: number;
  column: number;
  values: InvalidArchitecture;
}

interface ParsedArchitecture {
  architecture: Architecture;
  diagnostics: ArchitectureDiagnostic[];
}

const indentWidth = 2;

/** `account prod: prod | 999999999999`; the id and the detail may be missing. */
const boxLine = /^([\w-]+)(?:\s+([\w-]+))?:\s+(.+?)(?:\s+\|\s+(.+))?$/;
/** `a -> b, c: text`; the text may be missing. */
const arrowLine = /^([\w-]+)\s+->\s+([\w-]+(?:\s*,\s*[\w-]+)*)(?::\s+(.+))?$/;

interface FoundArrow extends Arrow {
  line: number;
  column: number;
}

/** Reads boxes by indentation, `---` as a row, and arrows between ids. */
export function parseArchitecture(source: string): ParsedArchitecture {
  const boxes: Box[] = [];
  const arrows: FoundArrow[] = [];
  const diagnostics: ArchitectureDiagnostic[] = [];
  /** The open boxes, outermost first. */
  const enclosing: Box[] = [];
  let startsRow = false;
  for (const [index, line] of source.split("\n").entries()) {
    const text = line.trim();
    if (text === "" || text.startsWith("#")) continue;
    const indent = line.length - line.trimStart().length;
    const position = { line: index + 1, column: indent + 1 };
    const arrow = arrowLine.exec(text);
    if (arrow) {
      const [, from = "", to = "", label = ""] = arrow;
      arrows.push({ from, to: to.split(",").map((id) => id.trim()), text: label, ...position });
      continue;
    }
    const depth = indent / indentWidth;
    const isIndented =
      !line.slice(0, indent).includes("\t") && Number.isInteger(depth) && depth <= enclosing.length;
    if (!isIndented) diagnostics.push({ ...position, values: { kind: "indentation" } });
    enclosing.length = Math.min(Math.floor(depth), enclosing.length);
    if (text === "---") {
      startsRow = true;
      continue;
    }
    const { box, values } = readBox(text, startsRow);
    if (values && isIndented) diagnostics.push({ ...position, values });
    startsRow = false;
    (enclosing.at(-1)?.children ?? boxes).push(box);
    enclosing.push(box);
    if (box.id !== "" && isDuplicate(box.id, boxes)) {
      diagnostics.push({ ...position, values: { kind: "duplicate-id", id: box.id } });
    }
  }
  const count = { boxes: getAllBoxes(boxes).length, arrows: arrows.length };
  if (count.boxes === 0 && diagnostics.length === 0)
    diagnostics.push({ line: 1, column: 1, values: { kind: "no-boxes" } });
  if (count.boxes > limits.boxes || count.arrows > limits.arrows) {
    diagnostics.unshift({ line: 1, column: 1, values: { kind: "too-large", count, limits } });
  }
  for (const arrow of arrows) diagnostics.push(...checkArrow(arrow, boxes));
  return { architecture: { boxes, arrows: arrows.map(withoutPosition) }, diagnostics };
}

function isDuplicate(id: string, boxes: readonly Box[]): boolean {
  return getAllBoxes(boxes).filter((box) => box.id === id).length > 1;
}

function withoutPosition({ from, to, text }: FoundArrow): Arrow {
  return { from, to, text };
}

/** An invalid line also creates a box, so that arrows to it are not reported as well. */
function readBox(text: string, startsRow: boolean): { box: Box; values?: InvalidArchitecture } {
  const [, kind, id = "", label = "", detail = ""] = boxLine.exec(text) ?? [];
  const box: Box = { id, kind: "group", label, detail, children: [], startsRow };
  if (kind === undefined) return { box, values: { kind: "unknown-box", text } };
  if (isBoxKind(kind)) return { box: { ...box, kind } };
  const kinds = Object.keys(iconsByKind);
  return {
    box,
    values: {
      kind: "unknown-kind-of-box",
      boxKind: kind,
      suggestion: findNearest(kind, kinds),
      knownNames: kinds,
    },
  };
}

function checkArrow(arrow: FoundArrow, boxes: readonly Box[]): ArchitectureDiagnostic[] {
  const { line, column } = arrow;
  const all = getAllBoxes(boxes);
  const known = all.map(({ id }) => id).filter(Boolean);
  const ids = [arrow.from, ...arrow.to];
  const unknown = ids.find((id) => !known.includes(id));
  if (unknown !== undefined) {
    const suggestion = findNearest(unknown, known);
    return [{ line, column, values: { kind: "unknown-id", id: unknown, suggestion } }];
  }
  const nested = arrow.to.find(
    (to) => contains(all, arrow.from, to) || contains(all, to, arrow.from),
  );
  if (nested === undefined) return [];
  return [{ line, column, values: { kind: "into-itself", from: arrow.from, to: nested } }];
}

function contains(boxes: readonly Box[], outer: string, inner: string): boolean {
  const box = boxes.find(({ id }) => id === outer);
  return box !== undefined && getAllBoxes([box]).some(({ id }) => id === inner);
}
