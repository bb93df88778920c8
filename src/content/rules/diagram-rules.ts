import { didYouMean } from "../../model/diagnostics/nearest.ts";
import { defineRules, rule } from "../../model/diagnostics/rule.ts";

/** What is wrong with a line of a diagram, or with all of it. */
export type DiagramFault =
  | { fault: "empty" }
  | { fault: "unknown-kind"; header: string }
  | { fault: "unknown-line" | "own-style"; text: string }
  | { fault: "not-drawn"; text: string; reason: string }
  | { fault: "front-matter" }
  | { fault: "not-rendered"; reason: string };

/** Whether a diagram is drawn all the same: without its own colors, links and title. */
export function isDrawnWithout({ fault }: DiagramFault): boolean {
  return fault === "own-style" || fault === "front-matter";
}

const kindHint =
  "begin with `flowchart TD`, `flowchart LR`, `sequenceDiagram`, `stateDiagram-v2`, `classDiagram` or `erDiagram`";

function describeDiagram(found: DiagramFault): { message: string; hint?: string } {
  switch (found.fault) {
    case "empty":
      return { message: "the diagram is empty", hint: kindHint };
    case "unknown-kind":
      return { message: `\`${found.header}\` is not a kind of diagram`, hint: kindHint };
    case "unknown-line":
      return {
        message: `the line ${quote(found.text)} of the diagram is not understood`,
        hint: "check brackets, arrows and quotes, for example `a[Text] -->|label| b[Text]`",
      };
    case "own-style":
      return {
        message: `the line ${quote(found.text)} gives the diagram a style, an icon or a link of its own`,
        hint: "remove the style, icon or link: the diagram is drawn without it, in the colors of the theme; `id:::key` stresses a node",
      };
    case "not-drawn":
      return {
        message: `the line ${quote(found.text)} of the diagram cannot be drawn`,
        hint: found.reason,
      };
    case "front-matter":
      return {
        message: "a diagram has no title or settings of its own",
        hint: 'remove them, and write the title behind the language: ```mermaid title="..."',
      };
    case "not-rendered":
      return { message: `the diagram cannot be rendered: ${found.reason}` };
  }
}

function quote(line: string): string {
  return `\`${line.replace(/\s*\n\s*/g, " ").slice(0, 80)}\``;
}

/** What is wrong with a line of an architecture picture, or with all of it. */
export type ArchitectureFault =
  | { fault: "no-boxes" | "indentation" }
  | { fault: "unknown-box"; text: string }
  | { fault: "unknown-kind-of-box"; kind: string; near: string | undefined; known: string[] }
  | { fault: "known-id"; id: string }
  | { fault: "unknown-id"; id: string; near: string | undefined }
  | { fault: "into-itself"; from: string; to: string }
  | { fault: "too-much"; count: BoxCount; most: BoxCount };

interface BoxCount {
  boxes: number;
  arrows: number;
}

const boxHint =
  "write a box as `account prod: prod | 999999999999`, and an arrow as `a -> b: text`";

function describeArchitecture(found: ArchitectureFault): { message: string; hint: string } {
  switch (found.fault) {
    case "no-boxes":
      return { message: "the picture has no boxes", hint: boxHint };
    case "indentation":
      return {
        message: "the line is not indented by two spaces for each box around it",
        hint: "use spaces, and indent a box by two more than the one that contains it",
      };
    case "unknown-box":
      return {
        message: `the line \`${found.text}\` of the picture is not understood`,
        hint: boxHint,
      };
    case "unknown-kind-of-box":
      return {
        message: `\`${found.kind}\` is not a kind of box`,
        hint: didYouMean(found.near) ?? `use one of: ${found.known.join(", ")}`,
      };
    case "known-id":
      return {
        message: `two boxes have the id \`${found.id}\``,
        hint: "give each box an id of its own, or none: only boxes with arrows need one",
      };
    case "unknown-id":
      return {
        message: `no box has the id \`${found.id}\``,
        hint: didYouMean(found.near) ?? "write the id between the kind of a box and the colon",
      };
    case "into-itself":
      return {
        message: `the arrow from \`${found.from}\` to \`${found.to}\` leads into the same box`,
        hint: "connect two boxes of which neither contains the other",
      };
    case "too-much":
      return {
        message: `the picture has ${found.count.boxes} boxes and ${found.count.arrows} arrows`,
        hint: `draw at most ${found.most.boxes} boxes and ${found.most.arrows} arrows, and split the rest into a second picture`,
      };
  }
}

/** Rules of diagrams, which are code blocks in the language `mermaid` or `architecture`. */
export const diagramRules = defineRules({
  "invalid-diagram": rule<DiagramFault>({
    severity: "error",
    severityOf: (found) => (isDrawnWithout(found) ? "warning" : undefined),
    message: (found) => describeDiagram(found).message,
    hint: (found) => describeDiagram(found).hint,
    documentation:
      "The build reads each line of a diagram as Mermaid does. It knows flowcharts and diagrams of sequences, states, classes and entities. A line that it does not understand, or that cannot be drawn, is an error with the reason as hint, and the page shows the text of the diagram until it is corrected. Colors, links, icons and titles of a diagram's own are left out with a warning.",
    example: {
      file: "content/docs/guide.md",
      source: '```mermaid alt="A request reaches a server"\nflowchart TD\n  a -> b\n```',
      values: { fault: "unknown-line", text: "a -> b" },
    },
  }),

  "invalid-architecture": rule<ArchitectureFault>({
    severity: "error",
    message: (found) => describeArchitecture(found).message,
    hint: (found) => describeArchitecture(found).hint,
    documentation:
      "An architecture picture consists of boxes, which contain others by indentation, and of arrows between the ids of boxes. Each line is `kind id: label | detail` or `id -> id: text`; the id, the detail and the text of an arrow may be missing. A line with `---` begins a new row of boxes. Until the mistake is corrected, the page shows the text of the picture.",
    example: {
      file: "content/docs/guide.md",
      source:
        '```architecture alt="One account with a VPC"\naccount prod: prod | 999999999999\n  vcp network: prod | 10.20.0.0/16\n```',
      values: { fault: "unknown-kind-of-box", kind: "vcp", near: "vpc", known: ["vpc"] },
    },
  }),

  "missing-diagram-alt": rule<object>({
    severity: "error",
    message: () => "the diagram has no text alternative",
    hint: () => 'say what it shows: ```mermaid alt="Three boxes from left to right: ..."',
    documentation:
      "Readers who cannot see the diagram hear its text alternative instead. Say in one or two sentences what the diagram shows, not that it is a diagram.",
    example: {
      file: "content/docs/guide.md",
      source: "```mermaid\nflowchart TD\n  a --> b\n```",
      values: {},
    },
  }),
});
