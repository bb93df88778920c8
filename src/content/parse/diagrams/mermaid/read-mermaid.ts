import type { Sequence } from "../../../../figures/sequence/sequence.ts";
import { readClasses } from "./read-classes.ts";
import { readEntities } from "./read-entities.ts";
import { readFlowchart } from "./read-flowchart.ts";
import { readSequence } from "./read-sequence.ts";
import { readStates } from "./read-states.ts";
import { type MermaidProblem, splitDiagram } from "./statements.ts";

export interface ReadDiagram {
  /** The diagram as the renderer reads it, or a sequence, which is drawn here; of use where no problem is an error. */
  drawn: string | Sequence;
  problems: MermaidProblem[];
  /** What the diagram says about itself (`accTitle`, `accDescr`). */
  description: string | undefined;
}

const readers = [readFlowchart, readStates, readClasses, readEntities];

/**
 * Reads a diagram as Mermaid does and writes it in the one form that the renderer draws right. Whatever it would skip,
 * draw wrong or style by itself is a problem at its line.
 */
export function readMermaid(source: string): ReadDiagram {
  const { header, body, description, problems } = splitDiagram(source);
  const all = (more: readonly MermaidProblem[]) =>
    [...problems, ...more].sort((a, b) => a.line - b.line);
  const read = readSequence(header, body);
  if (read) return { drawn: read.sequence, problems: all(read.problems), description };
  for (const reader of readers) {
    const canonical = reader(header, body);
    if (canonical === undefined) continue;
    return { drawn: canonical.lines.join("\n"), problems: all(canonical.problems), description };
  }
  const found =
    header.text === ""
      ? ({ fault: "empty" } as const)
      : ({ fault: "unknown-kind", header: header.text } as const);
  return { drawn: "", problems: [{ line: header.line, found }], description };
}
