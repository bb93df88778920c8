import { didYouMean } from "../../src/model/diagnostics/nearest.ts";
import type { Place } from "../../src/model/diagnostics/rule.ts";
import { defineRules, rule } from "../lint-rules.ts";

type Missing = {
  name: string;
  near: string | undefined;
};

/** A place as text. */
function at({ file: page, line }: Place): string {
  return `${page}:${line}`;
}

/** Rules about what a reader finds when they follow a guide step by step. */
export const playRules = defineRules({
  "missing-file": rule<Missing & { removed: Place | undefined }>({
    message: ({ name, removed }) =>
      removed
        ? `\`${name}\` is read here, but was removed or moved at \`${at(removed)}\``
        : `\`${name}\` is read here, but no step wrote it`,
    hint: ({ near }) => didYouMean(near) ?? "write it before, or declare who leaves it behind",
  }),

  "missing-folder": rule<Missing & { folder: string }>({
    message: ({ name, folder }) => `the folder \`${name}\` does not exist in \`${folder}\``,
    hint: ({ near }) => didYouMean(near) ?? "make it before, or go to the right folder first",
  }),

  "excerpt-differs": rule<{ line: string; path: string; near: string | undefined }>({
    message: ({ line, path }) => `\`${path}\` has no line \`${line}\``,
    hint: ({ near }) => didYouMean(near) ?? "show what the file has, or change the file first",
  }),

  "nothing-to-change": rule<{ name: string; path: string }>({
    message: ({ name, path }) => `\`${name}\` cannot be put into \`${path}\`: it has no such block`,
    hint: () => "show the block around it as the file has it",
  }),

  "undefined-variable": rule<Missing>({
    message: ({ name }) => `the variable \`${name}\` has no value here`,
    hint: ({ near }) => didYouMean(near) ?? "set it before, or declare `leaves variable=NAME`",
  }),

  "missing-tool": rule<Missing>({
    message: ({ name }) => `\`${name}\` is used here, but no step installed it`,
    hint: ({ near }) =>
      didYouMean(near) ?? "install it before, or name it in the start of the guide",
  }),

  "missing-profile": rule<Missing>({
    message: ({ name }) => `no step made the profile \`${name}\``,
    hint: ({ near }) => didYouMean(near) ?? "add it to `~/.aws/config` before",
  }),

  "no-credentials": rule<{ tool: string }>({
    message: ({ tool }) => `\`${tool}\` has no credentials here`,
    hint: () => "set `AWS_PROFILE` before, or give the command a profile",
  }),

  "missing-thing": rule<Missing & { kind: string; made: boolean }>({
    message: ({ kind, name, made }) =>
      made
        ? `the ${kind} \`${name}\` is used here, but made later or in another guide`
        : `the ${kind} \`${name}\` is needed here, but no step left it behind`,
    hint: ({ near }) => didYouMean(near) ?? "make it before, or declare who leaves it behind",
  }),

  "unset-secret": rule<{ name: string; near: string | undefined }>({
    message: ({ name }) => `the workflow reads the secret \`${name}\`, which no step sets`,
    hint: ({ near }) => didYouMean(near) ?? "set it, or declare `leaves secret=NAME`",
  }),

  "no-cluster": rule<{ tool: string }>({
    message: ({ tool }) => `\`${tool}\` is used before the credentials of a cluster were fetched`,
    hint: () => "run `aws eks update-kubeconfig` before",
  }),

  "wrong-account": rule<{ profile: string; has: string; wants: string; path: string }>({
    message: ({ profile, has, wants, path }) =>
      `\`${profile}\` is in the account \`${has}\`; \`${path}\` belongs to \`${wants}\``,
    hint: ({ wants }) => `use a profile of \`${wants}\``,
  }),

  "idle-region": rule<{ region: string; used: string[] }>({
    message: ({ region }) => `the command looks at \`${region}\`, where no step has made anything`,
    hint: ({ used }) => `the guide works in ${used.map((one) => `\`${one}\``).join(", ")}`,
  }),

  "impossible-output": rule<{ line: string; wanted: string; source: string }>({
    message: ({ line, source }) => `\`${source}\` does not print \`${line}\``,
    hint: ({ wanted }) => wanted,
  }),
});
