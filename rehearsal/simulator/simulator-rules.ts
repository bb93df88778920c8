import { didYouMean } from "../../src/model/diagnostics/nearest.ts";
import type { SourceLocation } from "../../src/model/diagnostics/rule.ts";
import { defineRules, rule } from "../lint-rules.ts";

type Missing = {
  name: string;
  suggestion: string | undefined;
};

interface WrongAccount {
  profile: string;
  /** The account of the profile. */
  actualAccount: string;
  /** The first folder of the path, which is named after an account. */
  accountFolder: string;
  path: string;
}

export const simulatorRules = defineRules({
  "missing-file": rule<Missing & { removed: SourceLocation | undefined }>({
    message: ({ name, removed }) =>
      removed
        ? `\`${name}\` was removed or moved at \`${removed.file}:${removed.line}\``
        : `no earlier step writes \`${name}\``,
    hint: ({ suggestion }) =>
      didYouMean(suggestion) ?? "write it in an earlier step, or declare it",
  }),

  "missing-folder": rule<Missing & { folder: string }>({
    message: ({ name, folder }) => `the folder \`${name}\` does not exist in \`${folder}\``,
    hint: ({ suggestion }) =>
      didYouMean(suggestion) ?? "create it earlier, or change to the right folder first",
  }),

  "excerpt-differs": rule<{ line: string; path: string; suggestion: string | undefined }>({
    message: ({ line, path }) => `\`${path}\` has no line \`${line}\``,
    hint: ({ suggestion }) =>
      didYouMean(suggestion) ?? "show a line that the file has, or change the file first",
  }),

  "nothing-to-change": rule<{ name: string; path: string }>({
    message: ({ name, path }) => `\`${path}\` has no block \`${name}\` to change`,
    hint: () => "show the block around the change as the file has it",
  }),

  "undefined-variable": rule<Missing>({
    message: ({ name }) => `the variable \`${name}\` is not set`,
    hint: ({ suggestion }) =>
      didYouMean(suggestion) ?? "set it in this guide: each guide starts in a new terminal",
  }),

  "missing-tool": rule<Missing>({
    message: ({ name }) => `no earlier step installs \`${name}\``,
    hint: ({ suggestion }) =>
      didYouMean(suggestion) ?? "install it in an earlier step, or add it to the guide's `start`",
  }),

  "missing-profile": rule<Missing>({
    message: ({ name }) => `no earlier step creates the profile \`${name}\``,
    hint: ({ suggestion }) =>
      didYouMean(suggestion) ?? "add it to `~/.aws/config` in an earlier step",
  }),

  "no-credentials": rule<{ tool: string }>({
    message: ({ tool }) => `\`${tool}\` has no AWS credentials`,
    hint: () => "export `AWS_PROFILE` first, or pass a profile",
  }),

  "missing-resource": rule<Missing & { kind: string; isCreatedElsewhere: boolean }>({
    message: ({ kind, name, isCreatedElsewhere }) =>
      isCreatedElsewhere
        ? `the ${kind} \`${name}\` is created later or in another guide`
        : `no earlier step creates the ${kind} \`${name}\``,
    hint: ({ suggestion }) =>
      didYouMean(suggestion) ?? "create it in an earlier step, or declare it",
  }),

  "no-cluster": rule<{ tool: string }>({
    message: ({ tool }) => `\`${tool}\` has no credentials for a cluster`,
    hint: () => "run `aws eks update-kubeconfig` first",
  }),

  "wrong-account": rule<WrongAccount>({
    message: ({ profile, actualAccount, accountFolder, path }) =>
      `\`${profile}\` is a profile of \`${actualAccount}\`, but \`${path}\` belongs to \`${accountFolder}\``,
    hint: ({ accountFolder }) => `use a profile of \`${accountFolder}\``,
  }),

  "unused-region": rule<{ region: string; used: string[] }>({
    message: ({ region }) => `no earlier step deploys anything in \`${region}\``,
    hint: ({ used }) => `the guide uses ${used.map((text) => `\`${text}\``).join(", ")}`,
  }),

  "impossible-output": rule<{ line: string; expected: string; source: string }>({
    message: ({ line, source }) => `\`${source}\` does not print \`${line}\``,
    hint: ({ expected }) => expected,
  }),
});
