import { didYouMean } from "../../src/model/diagnostics/nearest.ts";
import { defineRules, rule } from "../lint-rules.ts";

type Unknown = {
  value: string;
  near: string | undefined;
};

/** Rules about values that all guides share. */
export const worldRules = defineRules({
  "other-account": rule<Unknown>({
    message: ({ value }) => `\`${value}\` is no account of the example company`,
    hint: ({ near }) => didYouMean(near) ?? "take one of its accounts, or list it with a reason",
  }),

  "other-region": rule<Unknown>({
    message: ({ value }) => `\`${value}\` is no Region of the example company`,
    hint: ({ near }) =>
      didYouMean(near) ?? "take one of its Regions, or list the page with a reason",
  }),

  "other-range": rule<{ value: string }>({
    message: ({ value }) => `\`${value}\` lies in no range of the address plan`,
    hint: () => "take a range of the plan, one for documentation, or list it with a reason",
  }),

  "other-profile": rule<Unknown>({
    message: ({ value }) => `\`${value}\` is no profile of the example company`,
    hint: ({ near }) => didYouMean(near) ?? "take one of the profiles of its data",
  }),

  "other-version": rule<{ repository: string; value: string; tag: string }>({
    message: ({ repository, value, tag }) =>
      `\`${repository}\` is pinned to \`${value}\`; the guides use \`${tag}\``,
    hint: ({ tag }) => `write \`${tag}\`, or list the page with a reason`,
  }),

  "other-path": rule<{ value: string; shapes: string[] }>({
    message: ({ value }) => `\`${value}\` does not fit the layout of the repository`,
    hint: ({ shapes }) => `its paths are ${shapes.map((shape) => `\`${shape}\``).join(", ")}`,
  }),

  "other-state-bucket": rule<{ value: string; shape: string }>({
    message: ({ value }) => `\`${value}\` is no bucket in which the guides keep state`,
    hint: ({ shape }) => `their names are \`${shape}\``,
  }),

  "other-domain": rule<{ value: string; domain: string }>({
    message: ({ value }) => `\`${value}\` may belong to somebody`,
    hint: ({ domain }) => `write \`${domain}\`, which is kept for examples`,
  }),
});
