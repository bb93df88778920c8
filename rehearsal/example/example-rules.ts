import { didYouMean } from "../../src/model/diagnostics/nearest.ts";
import { defineRules, rule } from "../lint-rules.ts";

type Unknown = {
  value: string;
  suggestion: string | undefined;
};

export const exampleRules = defineRules({
  "other-account": rule<Unknown>({
    message: ({ value }) => `\`${value}\` is not an account of the example company`,
    hint: ({ suggestion }) =>
      didYouMean(suggestion) ?? "use one of its accounts, or list it with a reason",
  }),

  "id-of-another-account": rule<{ name: string; id: string; other: string; expected: string }>({
    message: ({ name, id, other }) => `${id} is the ID of \`${other}\`, not of \`${name}\``,
    hint: ({ expected }) => `write ${expected}`,
  }),

  "other-region": rule<Unknown>({
    message: ({ value }) => `\`${value}\` is not a Region of the example company`,
    hint: ({ suggestion }) =>
      didYouMean(suggestion) ?? "use one of its Regions, or list the page with a reason",
  }),

  "other-range": rule<{ value: string }>({
    message: ({ value }) => `\`${value}\` is not in the address plan of the example company`,
    hint: () => "use a range of the plan, one for documentation, or list it with a reason",
  }),

  "other-profile": rule<Unknown>({
    message: ({ value }) => `\`${value}\` is not a profile of the example company`,
    hint: ({ suggestion }) => didYouMean(suggestion) ?? "use one of its profiles",
  }),

  "other-version": rule<{ repository: string; value: string; tag: string }>({
    message: ({ repository, value, tag }) =>
      `\`${repository}\` is pinned to \`${value}\`, but the guides use \`${tag}\``,
    hint: ({ tag }) => `write \`${tag}\`, or list the page with a reason`,
  }),

  "title-as-tag": rule<{ value: string }>({
    message: ({ value }) => `\`${value}\` is the title of a release, not its tag`,
    hint: () => "copy the tag from the address of the release",
  }),

  "other-path": rule<{ value: string; shapes: string[] }>({
    message: ({ value }) => `\`${value}\` does not match the layout of the repository`,
    hint: ({ shapes }) => `its paths are ${shapes.map((shape) => `\`${shape}\``).join(", ")}`,
  }),

  "other-state-bucket": rule<{ value: string; shape: string }>({
    message: ({ value }) => `\`${value}\` is not a state bucket of the example company`,
    hint: ({ shape }) => `their names are \`${shape}\``,
  }),

  "other-domain": rule<{ value: string; domain: string }>({
    message: ({ value }) => `\`${value}\` may be a real domain`,
    hint: ({ domain }) => `write \`${domain}\`, which is reserved for examples`,
  }),
});
