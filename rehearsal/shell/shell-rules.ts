import { defineRules, rule } from "../lint-rules.ts";

/** Rules of shell blocks, whatever they run. */
export const shellRules = defineRules({
  "shell-syntax": rule<{ problem: string }>({
    message: ({ problem }) => `bash refuses this block: ${problem}`,
  }),

  "unclosed-here-document": rule<{ problem: string }>({
    message: ({ problem }) => `the here-document has no end: ${problem}`,
    hint: () => "write the delimiter on a line of its own, without spaces before or behind it",
  }),

  "shell-not-read": rule<{ problem: string }>({
    message: ({ problem }) => `the rehearsal cannot read this block: ${problem}`,
    hint: () => "write it in a simpler way, for example the redirect before the here-document",
  }),

  shellcheck: rule<{ problem: string; code: number }>({
    message: ({ problem }) => `ShellCheck: ${problem}`,
    hint: ({ code }) => `see SC${code} in the wiki of ShellCheck`,
  }),
});
