import { didYouMean } from "../../src/model/diagnostics/nearest.ts";
import { defineRules, rule } from "../../src/model/diagnostics/rule.ts";

const guideFile = "content/docs/guides/network/deployment-walkthrough.mdx";

/** Rules about how a guide is written. */
export const guideRules = defineRules({
  "no-language": rule<object>({
    severity: "error",
    message: () => "the code block names no language",
    hint: () =>
      "write it behind the backticks: `bash` for what the reader types, `text` for output",
    documentation:
      "The language says what a block is: `bash` is typed, a block with a path as title is written, `text` is output. A block without one cannot be rehearsed.",
    example: { file: guideFile, source: "```\ntofu init\n```", values: {} },
  }),

  "unclosed-block": rule<object>({
    severity: "error",
    message: () => "the code block never ends",
    hint: () => "close it with as many backticks as it began with",
    documentation:
      "Everything behind an open block is code for readers and for the rehearsal. Close it with the same number of backticks, indented like its beginning.",
    example: { file: guideFile, source: "```bash\ntofu init", values: {} },
  }),

  "unknown-declaration": rule<{ word: string; near: string | undefined; known: string }>({
    severity: "error",
    message: ({ word }) => `the rehearsal does not know \`${word}\``,
    hint: ({ near, known }) => didYouMean(near) ?? `it knows ${known}`,
    documentation:
      "A declaration tells the rehearsal what no command does: `leaves KIND=NAME`, `needs KIND=NAME`, `in FOLDER`, `skip REASON`. Several stand in one comment, divided by semicolons.",
    example: {
      file: guideFile,
      source: "{/* rehearse: leave role=admin */}",
      values: { word: "leave", near: "leaves", known: "`leaves`, `needs`, `in` and `skip`" },
    },
  }),

  "empty-declaration": rule<{ verb: string; wanted: string }>({
    severity: "error",
    message: ({ verb }) => `\`${verb}\` says nothing`,
    hint: ({ wanted }) => `write ${wanted}`,
    documentation:
      "`leaves` and `needs` name what they mean as `KIND=NAME`, `in` names a folder, and `skip` says why the next block is not played: the report shows that reason.",
    example: {
      file: guideFile,
      source: "{/* rehearse: skip */}",
      values: { verb: "skip", wanted: "why the next block is not played" },
    },
  }),

  "output-without-command": rule<object>({
    severity: "error",
    message: () => "no command stands before this output",
    hint: () => "put it behind the `bash` block that prints it",
    documentation:
      "A block with a title that begins with `Expected` is what the command block before it prints. Without one, nobody can tell where it comes from.",
    example: {
      file: guideFile,
      source: '```text title="Expected output"\n111111111111\n```',
      values: {},
    },
  }),

  "guide-without-start": rule<{ guide: string }>({
    severity: "error",
    message: ({ guide }) =>
      `\`${guide}\` says neither which guide comes before it nor what must exist`,
    hint: () => "give its entry in the data of the walkthroughs `after` or `start`",
    documentation:
      "A rehearsal plays a guide from its start: the guides before it, or the tools, files and profiles that a reader must have. Without a start, every first step would fail.",
    example: {
      file: guideFile,
      source: "---\ntitle: Deploy a network\n---",
      values: { guide: "network" },
    },
  }),

  "unknown-guide-before": rule<{ guide: string; before: string; near: string | undefined }>({
    severity: "error",
    message: ({ guide, before }) => `\`${guide}\` comes after \`${before}\`, which does not exist`,
    hint: ({ near }) => didYouMean(near) ?? "name a guide of the data of the walkthroughs",
    documentation:
      "`after` in the data of a walkthrough names the guides that a reader has followed before. They are played first, and may not come after each other in a circle.",
    example: {
      file: guideFile,
      source: "---\ntitle: Deploy a network\n---",
      values: { guide: "network", before: "landingzone", near: "landing-zone" },
    },
  }),
});
