import { readClasses } from "./read-classes.ts";
import { readEntities } from "./read-entities.ts";
import { readFlowchart } from "./read-flowchart.ts";
import { readSequence } from "./read-sequence.ts";
import { readStates } from "./read-states.ts";
import { type MermaidProblem, splitDiagram } from "./statements.ts";

export interface ReadDiagram {
  /** The diagram as the renderer reads it; of use where no problem is an error. */
  text: string;
  problems: MermaidProblem[];
  /** What the diagram says about itself (`accTitle`, `accDescr`). */
  description: string | undefined;
}

const readers = [readFlowchart, readSequence, readStates, readClasses, readEntities];

/**
 * Reads a diagram as Mermaid does and writes it in the one form that the renderer draws right. Whatever it would skip,
 * draw wrong or style by itself is a problem at its line.
 */
export function readMermaid(source: string): ReadDiagram {
  const { header, body, description, problems } = splitDiagram(source);
  for (const read of readers) {
    const canonical = read(header, body);
    if (canonical === undefined) continue;
    const all = [...problems, ...canonical.problems].sort((a, b) => a.line - b.line);
    return { text: canonical.lines.join("\n"), problems: all, description };
  }
  const found =
    header.text === ""
      ? ({ fault: "empty" } as const)
      : ({ fault: "unknown-kind", header: header.text } as const);
  return { text: "", problems: [{ line: header.line, found }], description };
}
