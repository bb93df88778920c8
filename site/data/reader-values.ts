import type { CodeValue } from "../../src/model/text/code-values.ts";
import { example } from "./example.ts";
import type { Walkthrough } from "./walkthroughs/walkthrough.ts";
import { walkthroughs } from "./walkthroughs.ts";

export type ReaderValueKind = "account" | "region" | "name" | "domain" | "range";

/** A value of the example company that readers can replace with their own. */
export interface ReaderValue {
  name: string;
  kind: ReaderValueKind;
  /** Name of the field in the form. */
  label: string;
  example: string;
  /** Values that fit and cannot be used, with the reason as a sentence. */
  refused?: Readonly<Record<string, string>>;
}

const { organization, regions } = example;

const refusedRegions = Object.fromEntries(
  [regions.second, regions.global].map((region) => [
    region,
    `The walkthroughs use ${region} for something else. Choose another Region.`,
  ]),
);

const refusedRanges = Object.fromEntries(
  example.otherRanges.map(({ range, use }) => [range, `This range is taken. ${use}.`]),
);

export const readerValues: readonly ReaderValue[] = [
  ...Object.entries(example.accounts).flatMap(([account, { id, landingZone }]): ReaderValue[] =>
    landingZone
      ? [{ name: `account.${account}`, kind: "account", label: account, example: id }]
      : [],
  ),
  {
    name: "region",
    kind: "region",
    label: "Region",
    example: regions.default,
    refused: refusedRegions,
  },
  { name: "prefix", kind: "name", label: "Prefix of names", example: organization.prefix },
  { name: "github", kind: "name", label: "Organization on GitHub", example: organization.github },
  { name: "domain", kind: "domain", label: "Domain", example: organization.domain },
  ...example.vpcs.flatMap(({ name, environment, range }): ReaderValue[] =>
    environment === null
      ? []
      : [
          {
            name: `range.${name}`,
            kind: "range",
            label: `VPC ${name}`,
            example: range,
            refused: refusedRanges,
          },
        ],
  ),
];

/** Where the values are in commands and files. The first pattern that matches wins. */
export const codeValues: readonly CodeValue[] = readerValues.flatMap(getCodeValues);

function getCodeValues({ name, kind, example: text }: ReaderValue): CodeValue[] {
  switch (kind) {
    case "account":
      return [{ name, pattern: `(?<!\\d)${text}(?!\\d)` }];
    case "region":
      return [
        { name, pattern: text },
        // As a part of names in code, where hyphens are not allowed.
        { name: "region.alias", pattern: text.replaceAll("-", "_") },
      ];
    case "domain":
      return [{ name, pattern: `(?<![\\w.-])${text.replaceAll(".", "\\.")}` }];
    case "name":
      return [
        name === "github"
          ? { name, pattern: `(?<![\\w.-])${text}(?=/[a-z])` }
          : // Not the last part of a path, such as a key of the reader.
            { name, pattern: `(?<![\\w.-])${text}(?=-)|(?<![\\w./-])${text}(?=["\\x60]|$)` },
      ];
    case "range": {
      // A range has 16 bits, so its networks and addresses begin with the same two numbers.
      const [first, second] = text.split(".");
      return [
        { name, pattern: `(?<![\\d.])${first}\\.${second}(?=\\.\\d{1,3}\\.\\d{1,3}(?!/8)(?!\\d))` },
      ];
    }
  }
}

/** Where code shows the values: the first pages of the walkthroughs and those of their steps. */
export const walkthroughFolders: string[] = Object.values<Walkthrough>(walkthroughs).flatMap(
  ({ page, steps }) => (steps ? [page.replace(/\.mdx$/, "")] : []),
);
