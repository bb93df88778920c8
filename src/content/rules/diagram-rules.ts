import { defineRules, rule } from "../../model/diagnostics/rule.ts";

/** What is wrong with a line of a diagram, or with all of it. */
export type DiagramFault =
  | { fault: "empty" }
  | { fault: "unknown-kind"; header: string }
  | { fault: "unknown-line" | "own-style"; text: string }
  | { fault: "not-rendered"; reason: string };

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
        message: `the line \`${found.text}\` of the diagram is not understood`,
        hint: "check brackets, arrows and quotes, for example `a[Text] -->|label| b[Text]`",
      };
    case "own-style":
      return {
        message: `the line \`${found.text}\` gives the diagram a style or a link of its own`,
        hint: "remove it: colors come from the theme, in light and dark",
      };
    case "not-rendered":
      return { message: `the diagram cannot be rendered: ${found.reason}` };
  }
}

/** Rules of diagrams, which are code blocks in the language `mermaid`. */
export const diagramRules = defineRules({
  "invalid-diagram": rule<DiagramFault>({
    severity: "error",
    message: (found) => describeDiagram(found).message,
    hint: (found) => describeDiagram(found).hint,
    documentation:
      "The renderer of diagrams leaves out lines that it does not understand, so the build checks each line first. It knows flowcharts and diagrams of sequences, states, classes and entities. Until the mistake is corrected, the page shows the text of the diagram.",
    example: {
      file: "content/docs/guide.md",
      source: '```mermaid alt="A request reaches a server"\nflowchart TD\n  a -> b\n```',
      values: { fault: "unknown-line", text: "a -> b" },
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
