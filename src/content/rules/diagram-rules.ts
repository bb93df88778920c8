import { didYouMean } from "../../model/diagnostics/nearest.ts";
import { defineRules, rule } from "../../model/diagnostics/rule.ts";

export type InvalidDiagram =
  | { kind: "empty" }
  | { kind: "unknown-kind"; header: string }
  | { kind: "unknown-line" | "own-style"; text: string }
  | { kind: "not-drawn"; text: string; reason: string; correction: string }
  | { kind: "front-matter" }
  | { kind: "not-rendered"; reason: string };

/** Whether the diagram is drawn despite the diagnostic, without its colors, links, and title. */
export function isWarning({ kind }: InvalidDiagram): boolean {
  return kind === "own-style" || kind === "front-matter";
}

const kindHint =
  "begin with `flowchart TD`, `flowchart LR`, `sequenceDiagram`, `stateDiagram-v2`, `classDiagram`, or `erDiagram`";

function describeDiagram(values: InvalidDiagram): { message: string; hint?: string } {
  switch (values.kind) {
    case "empty":
      return { message: "the diagram is empty", hint: kindHint };
    case "unknown-kind":
      return {
        message: `diagrams that begin with \`${values.header}\` are not supported`,
        hint: kindHint,
      };
    case "unknown-line":
      return {
        message: `the line ${quote(values.text)} of the diagram is not understood`,
        hint: "check brackets, arrows, and quotes, for example `a[Text] -->|label| b[Text]`",
      };
    case "own-style":
      return {
        message: `the line ${quote(values.text)} styles the diagram or adds a link`,
        hint: "remove the line: diagrams have the colors of the theme and no links; `id:::key` highlights a node",
      };
    case "not-drawn":
      return {
        message: `the line ${quote(values.text)} of the diagram cannot be drawn: ${values.reason}`,
        hint: values.correction,
      };
    case "front-matter":
      return {
        message: "diagrams have no front matter",
        hint: 'remove it, and write the title after the language: ```mermaid title="..."',
      };
    case "not-rendered":
      return { message: `the diagram cannot be rendered: ${values.reason}` };
  }
}

function quote(line: string): string {
  return `\`${line.replace(/\s*\n\s*/g, " ").slice(0, 80)}\``;
}

export type InvalidArchitecture =
  | { kind: "no-boxes" | "indentation" }
  | { kind: "unknown-box"; text: string }
  | {
      kind: "unknown-kind-of-box";
      boxKind: string;
      suggestion: string | undefined;
      knownNames: string[];
    }
  | { kind: "duplicate-id"; id: string }
  | { kind: "unknown-id"; id: string; suggestion: string | undefined }
  | { kind: "into-itself"; from: string; to: string }
  | { kind: "too-large"; count: BoxCount; limits: BoxCount };

interface BoxCount {
  boxes: number;
  arrows: number;
}

const boxHint =
  "write a box as `account prod: prod | 999999999999`, and an arrow as `a -> b: text`";

function describeArchitecture(values: InvalidArchitecture): {
  message: string;
  hint: string;
} {
  switch (values.kind) {
    case "no-boxes":
      return { message: "the picture has no boxes", hint: boxHint };
    case "indentation":
      return {
        message: "the line is not indented by two spaces for each box around it",
        hint: "use spaces, and indent a box by two more than the one that contains it",
      };
    case "unknown-box":
      return {
        message: `the line \`${values.text}\` of the picture is not understood`,
        hint: boxHint,
      };
    case "unknown-kind-of-box":
      return {
        message: `\`${values.boxKind}\` is not a kind of box`,
        hint: didYouMean(values.suggestion) ?? `use one of: ${values.knownNames.join(", ")}`,
      };
    case "duplicate-id":
      return {
        message: `two boxes have the id \`${values.id}\``,
        hint: "give each box a different id, or none: only boxes with arrows need one",
      };
    case "unknown-id":
      return {
        message: `no box has the id \`${values.id}\``,
        hint:
          didYouMean(values.suggestion) ?? "write the id between the kind of a box and the colon",
      };
    case "into-itself":
      return {
        message: `the arrow from \`${values.from}\` to \`${values.to}\` leads into the same box`,
        hint: "connect two boxes of which neither contains the other",
      };
    case "too-large":
      return {
        message: `the picture has ${values.count.boxes} boxes and ${values.count.arrows} arrows`,
        hint: `draw at most ${values.limits.boxes} boxes and ${values.limits.arrows} arrows, and split the rest into a second picture`,
      };
  }
}

export const diagramRules = defineRules({
  "invalid-diagram": rule<InvalidDiagram>({
    getSeverity: (values) => (isWarning(values) ? "warning" : undefined),
    message: (values) => describeDiagram(values).message,
    hint: (values) => describeDiagram(values).hint,
    documentation:
      "The build draws flowcharts and diagrams of sequences, states, classes, and entities, and checks each line of them. A line that is not understood or cannot be drawn is an error with a reason and a correction, and the page shows the text of the diagram until the line is corrected. Colors, links, and titles inside a diagram are left out with a warning.",
    example: {
      file: "content/docs/guide.md",
      source: '```mermaid alt="A request reaches a server"\nflowchart TD\n  a -> b\n```',
      values: { kind: "unknown-line", text: "a -> b" },
    },
  }),

  "invalid-architecture": rule<InvalidArchitecture>({
    message: (values) => describeArchitecture(values).message,
    hint: (values) => describeArchitecture(values).hint,
    documentation:
      "An architecture picture consists of boxes, which contain others by indentation, and of arrows between the ids of boxes. Each line is `kind id: label | detail` or `id -> id: text`; the id, the detail, and the text of an arrow may be missing. A line with `---` begins a new row of boxes. Until it is corrected, the page shows the text of the picture.",
    example: {
      file: "content/docs/guide.md",
      source:
        '```architecture alt="One account with a VPC"\naccount prod: prod | 999999999999\n  vcp network: prod | 10.20.0.0/16\n```',
      values: {
        kind: "unknown-kind-of-box",
        boxKind: "vcp",
        suggestion: "vpc",
        knownNames: ["vpc"],
      },
    },
  }),

  "missing-diagram-alt": rule<object>({
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
