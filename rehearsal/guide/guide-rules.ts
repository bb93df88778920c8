import { didYouMean } from "../../src/model/diagnostics/nearest.ts";
import { defineRules, rule } from "../lint-rules.ts";

/** Rules about how a guide is written. */
export const guideRules = defineRules({
  "no-language": rule<object>({
    message: () => "the code block names no language",
    hint: () =>
      "write it behind the backticks: `bash` for what the reader types, `text` for output",
  }),

  "unclosed-block": rule<object>({
    message: () => "the code block never ends",
    hint: () => "close it with as many backticks as it began with",
  }),

  "unknown-declaration": rule<{ word: string; near: string | undefined; known: string }>({
    message: ({ word }) => `the rehearsal does not know \`${word}\``,
    hint: ({ near, known }) => didYouMean(near) ?? `it knows ${known}`,
  }),

  "empty-declaration": rule<{ verb: string; wanted: string }>({
    message: ({ verb }) => `\`${verb}\` says nothing`,
    hint: ({ wanted }) => `write ${wanted}`,
  }),

  "output-without-command": rule<object>({
    message: () => "no command stands before this output",
    hint: () => "put it behind the `bash` block that prints it",
  }),

  "guide-without-start": rule<{ guide: string }>({
    message: ({ guide }) =>
      `\`${guide}\` says neither which guide comes before it nor what must exist`,
    hint: () => "give its entry in the data of the walkthroughs `after` or `start`",
  }),

  "unknown-guide-before": rule<{ guide: string; before: string; near: string | undefined }>({
    message: ({ guide, before }) => `\`${guide}\` comes after \`${before}\`, which does not exist`,
    hint: ({ near }) => didYouMean(near) ?? "name a guide of the data of the walkthroughs",
  }),
});
