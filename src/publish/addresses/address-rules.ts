import { defineRules, rule } from "../../model/diagnostics/rule.ts";
import { shorten } from "../../model/text/shorten.ts";

export type InvalidLine =
  | { kind: "merge" }
  | { kind: "base" }
  | { kind: "line"; text: string }
  | { kind: "reason"; text: string }
  | { kind: "twice"; text: string; line: number };

interface LostAddress {
  /** Route, with the anchor if only that is missing. */
  address: string;
  /** Number of attributes that disappeared with an entry. */
  attributes: number;
  /** The address as in the files of the site. */
  escapedAddress: string;
  target: string | undefined;
}

const recordCommand = "npm run addresses -- record";

export const addressRules = defineRules({
  "lost-address": rule<LostAddress>({
    message({ address, attributes }) {
      const others = attributes > 0 ? ` (with ${attributes} of its attributes)` : "";
      return `\`${address}\` was published and is gone${others}`;
    },
    hint({ escapedAddress, target }) {
      const drop = `\`npm run addresses -- drop '${escapedAddress}' --reason "..."\``;
      return target === undefined
        ? `drop it: ${drop}`
        : `add to \`redirects.tsv\`: \`${escapedAddress}\t${target}\`, or drop it: ${drop}`;
    },
    documentation:
      "Readers keep addresses in bookmarks, tickets, and code. A page or an anchor that was published must stay, or redirect to its new address with a line of `redirects.tsv`: old address, tab, new address. The hint offers the nearest address that exists. If nothing replaces the old one, drop it with a reason, which stays in the record.",
    example: {
      file: "addresses.txt",
      source: "/docs/vpc\n subnets",
      values: {
        address: "/docs/vpc#subnets",
        attributes: 0,
        escapedAddress: "/docs/vpc#subnets",
        target: "/docs/vpc#subnet-ranges",
      },
    },
  }),
  "invalid-address-record": rule<InvalidLine>({
    essential: true,
    message(values) {
      switch (values.kind) {
        case "merge":
          return "the record of addresses has an unresolved merge";
        case "base":
          return "the record does not name the base URL of its addresses";
        case "line":
          return `\`${shorten(values.text)}\` is not a valid line`;
        case "reason":
          return `\`${shorten(values.text)}\` is dropped without a reason, or has a reason and is not dropped`;
        case "twice":
          return `\`${shorten(values.text)}\` is in the record twice`;
      }
    },
    hint(values) {
      switch (values.kind) {
        case "merge":
          return `keep the lines of both sides, remove the markers, then run \`${recordCommand}\``;
        case "base":
          return "write `base /`, or the `baseUrl` of `config.ts`, in front of the first address";
        case "line":
          return "restore the file from the last commit: only commands write it";
        case "reason":
          return `write \`-${shorten(values.text)}\`, one tab, and the reason`;
        case "twice":
          return `remove this line; line ${values.line} already has it`;
      }
    },
    documentation:
      "`addresses.txt` lists every address that the site has published. Commands write it: `npm run addresses -- record` and `npm run addresses -- drop`. With a damaged record, addresses could disappear unnoticed, so the build fails.",
    example: {
      file: "addresses.txt",
      source: "/docs/vpc\n<<<<<<< HEAD\n subnets",
      values: { kind: "merge" },
    },
  }),
  "record-of-other-base": rule<{ recorded: string; baseUrl: string }>({
    message: ({ recorded, baseUrl }) =>
      `the addresses were published below \`${recorded}\`, and the site is now below \`${baseUrl}\``,
    hint: ({ recorded, baseUrl }) =>
      `let the host redirect everything below \`${recorded}\` to \`${baseUrl}\`, then write \`base ${baseUrl}\``,
    documentation:
      "A new `baseUrl` moves every address of the site. Pages at the new base cannot redirect from the old one; only the host can. Change the line `base` of the record when it does.",
    example: {
      file: "addresses.txt",
      source: "base /docs/",
      values: { recorded: "/docs/", baseUrl: "/" },
    },
  }),
});
