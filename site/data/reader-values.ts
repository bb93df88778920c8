import type { CodeValue } from "../../src/model/text/code-values.ts";
import { example } from "./example.ts";
import type { Walkthrough } from "./walkthroughs/walkthrough.ts";
import { walkthroughs } from "./walkthroughs.ts";

export type ReaderValueKind = "account" | "region" | "name" | "organization" | "domain" | "range";

/** A value of the example company that readers can replace with their own. */
export interface ReaderValue {
  name: string;
  kind: ReaderValueKind;
  /** Label of the field in the form. */
  label: string;
  example: string;
  /** Valid values that cannot be used, with the reason as a sentence. */
  rejected?: Readonly<Record<string, string>>;
}

const { organization, regions } = example;

const rejectedRegions = Object.fromEntries(
  [regions.second, regions.global].map((region) => [
    region,
    `The walkthroughs use ${region} for something else. Choose another Region.`,
  ]),
);

const rejectedRanges = Object.fromEntries(
  example.otherRanges.map(({ range, use }) => [range, `This range is taken. ${use}.`]),
);

export const readerValues: readonly ReaderValue[] = [
  ...Object.entries(example.accounts).flatMap(
    ([account, { id, isFromLandingZone }]): ReaderValue[] =>
      isFromLandingZone
        ? [{ name: `account.${account}`, kind: "account", label: account, example: id }]
        : [],
  ),
  {
    name: "region",
    kind: "region",
    label: "Region",
    example: regions.default,
    rejected: rejectedRegions,
  },
  { name: "prefix", kind: "name", label: "Prefix of names", example: organization.prefix },
  {
    name: "github",
    kind: "organization",
    label: "Organization on GitHub",
    example: organization.github,
  },
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
            rejected: rejectedRanges,
          },
        ],
  ),
];

/** Patterns of the values in commands and files. The first pattern that matches applies. */
export const codeValues: readonly CodeValue[] = readerValues.flatMap(getCodeValues);

function getCodeValues({ name, kind, example: value }: ReaderValue): CodeValue[] {
  switch (kind) {
    case "account":
      return [{ name, pattern: `(?<!\\d)${value}(?!\\d)` }];
    case "region":
      return [
        { name, pattern: value },
        // In names of code, which cannot contain hyphens.
        { name: "region.alias", pattern: value.replaceAll("-", "_") },
      ];
    case "domain":
      return [{ name, pattern: `(?<![\\w.-])${value.replaceAll(".", "\\.")}` }];
    case "name":
      // Except at the end of a path, such as the file of a key.
      return [{ name, pattern: `(?<![\\w.-])${value}(?=-)|(?<![\\w./-])${value}(?=["\\x60]|$)` }];
    case "organization":
      return [{ name, pattern: `(?<![\\w.-])${value}(?=/[a-z])` }];
    case "range": {
      // A range has 16 bits, so its networks and addresses begin with the same two numbers.
      const [first, second] = value.split(".");
      return [
        { name, pattern: `(?<![\\d.])${first}\\.${second}(?=\\.\\d{1,3}\\.\\d{1,3}(?!/8)(?!\\d))` },
      ];
    }
  }
}

/** Folders of walkthroughs with pages for steps, whose code shows the values. */
export const walkthroughFolders: string[] = Object.values<Walkthrough>(walkthroughs).flatMap(
  ({ page, steps }) => (steps ? [page.replace(/\.mdx$/, "")] : []),
);
