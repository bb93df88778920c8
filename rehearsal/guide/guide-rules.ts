import { didYouMean } from "../../src/model/diagnostics/nearest.ts";
import { defineRules, rule } from "../lint-rules.ts";

type WrongPrerequisite =
  | { kind: "unknown"; guide: string; prerequisite: string; suggestion: string | undefined }
  | { kind: "circular"; guide: string; prerequisite: string };

export const guideRules = defineRules({
  "no-language": rule<object>({
    message: () => "the code block has no language",
    hint: () =>
      "write one after the backticks: `bash` for what the reader types, `text` for output",
  }),

  "unclosed-block": rule<object>({
    message: () => "the code block is not closed",
    hint: () => "close it with as many backticks as it opens with",
  }),

  "unknown-declaration": rule<{ word: string; suggestion: string | undefined; knownWords: string }>(
    {
      message: ({ word }) => `declarations have no word \`${word}\``,
      hint: ({ suggestion, knownWords }) => didYouMean(suggestion) ?? `use ${knownWords}`,
    },
  ),

  "empty-declaration": rule<{ verb: string; expected: string }>({
    message: ({ verb }) => `\`${verb}\` is incomplete`,
    hint: ({ expected }) => `write ${expected}`,
  }),

  "output-without-command": rule<object>({
    message: () => "no command comes before this output",
    hint: () => "put it after the `bash` block that prints it",
  }),

  "guide-without-start": rule<{ guide: string }>({
    message: ({ guide }) => `\`${guide}\` has neither \`prerequisites\` nor \`requirements\``,
    hint: () => "add one of them in `site/data/walkthroughs`",
  }),

  "wrong-prerequisite": rule<WrongPrerequisite>({
    message(values) {
      const { guide, prerequisite } = values;
      if (values.kind === "unknown") {
        return `\`${guide}\` requires \`${prerequisite}\`, which does not exist`;
      }
      return guide === prerequisite
        ? `\`${guide}\` is its own prerequisite`
        : `\`${guide}\` requires \`${prerequisite}\`, which requires \`${guide}\``;
    },
    hint: (values) =>
      values.kind === "circular"
        ? `remove \`${values.prerequisite}\` from the \`prerequisites\` of \`${values.guide}\`, or what leads from \`${values.prerequisite}\` back to \`${values.guide}\``
        : (didYouMean(values.suggestion) ?? "name a guide of `site/data/walkthroughs`"),
  }),

  "breaks-later-guide": rule<{ later: string; reason: string; file: string; line: number }>({
    message: ({ later, reason, file, line }) =>
      `the guide \`${later}\` fails after this one, at \`${file}:${line}\`: ${reason}`,
    hint: ({ later }) =>
      `move the commands that remove what \`${later}\` needs to the section that removes everything`,
  }),
});
