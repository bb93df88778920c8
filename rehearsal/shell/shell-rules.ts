import { defineRules, rule } from "../../src/model/diagnostics/rule.ts";

const file = "site/content/docs/guide.md";

/** Rules of shell blocks, whatever they run. */
export const shellRules = defineRules({
  "shell-syntax": rule<{ problem: string }>({
    severity: "error",
    message: ({ problem }) => `bash refuses this block: ${problem}`,
    documentation:
      "Each shell block is read by `bash -n`, which checks the grammar and runs nothing. Readers copy the block as a whole.",
    example: {
      file,
      source: 'echo "open',
      values: { problem: "unexpected EOF while looking for matching `\"'" },
    },
  }),

  "unclosed-here-document": rule<{ problem: string }>({
    severity: "error",
    message: ({ problem }) => `the here-document has no end: ${problem}`,
    hint: () => "write the delimiter on a line of its own, without spaces before or behind it",
    documentation:
      "A here-document ends with a line that holds the delimiter and nothing else. Without it, bash takes the rest of the block as text, with a warning only.",
    example: {
      file,
      source: "cat <<EOF\ntext\n  EOF",
      values: { problem: "here-document at line 1 delimited by end-of-file (wanted `EOF')" },
    },
  }),

  "shell-not-read": rule<{ problem: string }>({
    severity: "error",
    message: ({ problem }) => `the rehearsal cannot read this block: ${problem}`,
    hint: () => "write it in a simpler way, for example the redirect before the here-document",
    documentation:
      "Bash takes this block, or is not installed here, and the parser of the rehearsal does not. Its commands would stay unchecked.",
    example: {
      file,
      source: "cat <<EOF > file | sort",
      values: { problem: "`|` is not shell" },
    },
  }),

  shellcheck: rule<{ problem: string; code: number }>({
    severity: "error",
    message: ({ problem }) => `ShellCheck: ${problem}`,
    hint: ({ code }) => `see SC${code} in the wiki of ShellCheck`,
    documentation:
      "Where ShellCheck is installed, it reads each shell block from the level of warnings on. It does not ask for variables of other blocks, nor for exit codes that a person watches.",
    example: {
      file,
      source: "rm $(ls)",
      values: { problem: "Quote this to prevent word splitting.", code: 2046 },
    },
  }),
});
