import { didYouMean } from "../../model/diagnostics/nearest.ts";
import { defineRules, rule } from "../../model/diagnostics/rule.ts";
import type { DoubtfulForm } from "../parse/links/doubtful-form.ts";

type BrokenAddress =
  /** `suggestion` includes the base URL. */
  | {
      kind: "missing";
      address: string;
      suggestion: string | undefined;
      isHome?: boolean;
      /** The address of another site that was probably meant. */
      external?: string | undefined;
      /** The route of a page, if the address begins with the base URL twice. */
      route?: string | undefined;
    }
  | InvalidAddress;

type InvalidAddress =
  | { kind: "outside-base"; address: string; baseUrl: string; corrected: string }
  | { kind: "invalid"; address: string };

function describeAddress(values: InvalidAddress): { message: string; hint: string } {
  return values.kind === "invalid"
    ? {
        message: `\`${values.address}\` is not a valid address`,
        hint: "check its spelling, or put it in backticks where it is an example",
      }
    : {
        message: `\`${values.address}\` is outside the base URL \`${values.baseUrl}\``,
        hint: `did you mean \`${values.corrected}\`?`,
      };
}

type MissingImage =
  | { of: "text"; address: string; suggestion: string | undefined; folder: string }
  | { of: "preview" | "author"; address: string; suggestion: string | undefined };

/** The address of a video or a sound is checked like that of an image. */
const media = /\.(?:m4a|m4v|mov|mp3|mp4|ogg|ogv|vtt|wav|webm)(?:[?#]|$)/i;

function describeMissingImage(values: MissingImage): { message: string; hint: string } {
  switch (values.of) {
    case "text":
      return {
        message: `the ${media.test(values.address) ? "file" : "image"} \`${values.address}\` does not exist`,
        hint: didYouMean(values.suggestion) ?? `no file of ${values.folder} has a similar name`,
      };
    case "preview":
      return {
        message: `the preview image \`${values.address}\` does not exist`,
        hint:
          didYouMean(values.suggestion, (suggestion) => `/${suggestion}`) ??
          "name a file below `public`, beginning with `/`",
      };
    case "author":
      return {
        message: `the picture \`${values.address}\` does not exist`,
        hint:
          didYouMean(values.suggestion, (suggestion) => `/${suggestion}`) ??
          "name a file below `public`",
      };
  }
}

type RefusedAddress = { address: string; of: "link" | "image" | "output"; scheme?: string };

function describeRefused({ address, of, scheme }: RefusedAddress): {
  message: string;
  hint: string;
} {
  const shownAddress = address.replace(/\s+/g, " ").slice(0, 80);
  if (of === "output") {
    return {
      message: `the address \`${address.slice(0, 80)}\` is refused`,
      hint: "link to a page, a file, or an `https:` address",
    };
  }
  return of === "image"
    ? {
        message: `the image address \`${shownAddress}\` is refused: it begins with \`${scheme}:\``,
        hint: "name a picture file or an `https:` address",
      }
    : {
        message: `the address \`${shownAddress}\` is refused: it begins with \`${scheme}:\``,
        hint: "link to a page, a file, or an `https:` address",
      };
}

type MalformedLink =
  | { kind: "spaces"; address: string; title: string }
  | { kind: "space-before" | "open-title" | "no-text" | "no-alt" | "nested"; address: string }
  | { kind: "no-definition"; name: string }
  | { kind: "definition" | "repeated-definition"; name: string; address: string }
  | { kind: "no-address"; text: string };

function describeMalformed(values: MalformedLink): { message: string; hint: string } {
  switch (values.kind) {
    case "spaces": {
      const [, src, width, height] = /^(\S+)\s+=(\d*)x?(\d*)$/.exec(values.address) ?? [];
      const sides = [width && ` width="${width}"`, height && ` height="${height}"`];
      const image = `<img src="${src}" alt="…"${sides.filter(Boolean).join("")}>`;
      return {
        message: `\`(${values.address})\` is shown as text: an address has no spaces`,
        hint: src
          ? `write \`${image}\``
          : `write \`(${values.address.trim().replace(/\s/g, "%20")}${values.title})\``,
      };
    }
    case "space-before":
      return {
        message: `\`(${values.address})\` is shown as text, because of the space before it`,
        hint: `remove the space: \`](${values.address})\``,
      };
    case "open-title":
      return {
        message: `the link to \`${values.address}\` is shown as text: the quotes of its title do not match`,
        hint: `write \`](${values.address} "title")\`, and \`\\"\` for a quote inside the title`,
      };
    case "nested":
      return {
        message: `the link to \`${values.address}\` is shown as text: another link is inside its text`,
        hint: "end the outer link before the inner one, or remove one of the two",
      };
    case "no-text":
      return {
        message: `the link to \`${values.address}\` has no text`,
        hint: `write \`[text](${values.address})\`, or remove the link`,
      };
    case "no-alt":
      return {
        message: `the image that links to \`${values.address}\` has no text alternative`,
        hint: 'write where the link leads: `![text](…)`, or `alt="text"` if the image is a tag',
      };
    case "no-address":
      return {
        message: `the link \`${values.text}\` has no address`,
        hint: "write the address between the parentheses, or remove the brackets",
      };
    case "definition":
      return {
        message: `\`[${values.name}]: ${values.address}\` is not shown: it defines the address of a link`,
        hint: `write \`\\[${values.name}]: ${values.address}\` for the text itself`,
      };
    case "repeated-definition":
      return {
        message: `\`[${values.name}]\` has an address already, so no link leads to \`${values.address}\``,
        hint: "give one of the two another name, or remove it",
      };
    case "no-definition":
      return {
        message: `\`[${values.name}]\` is shown as text: the page has no address for it`,
        hint: `add \`[${values.name}]: …\` with the address, or write \`\\[\` for the text itself`,
      };
  }
}

/** Signs that an external address is wrong. */
const doubtfulForms: Record<DoubtfulForm, string> = {
  host: "its host has no dot",
  twice: "it contains another address",
  slashes: "`//` is missing",
  scheme: "the word before the colon has a typo",
  port: "`http://` is missing",
  drive: "it is a path on a disk",
};

function getDoubtfulAddressHint(address: string, kind: DoubtfulForm): string {
  if (kind === "slashes") return `did you mean \`${address.replace(/^(https?):\/*/i, "$1://")}\`?`;
  if (kind === "port") return `write \`http://${address}\`, or put it in backticks`;
  return kind === "drive"
    ? "write the path from this file with `/`, such as `../setup.md`, or put it in backticks"
    : "open it and copy the address from the browser, or put it in backticks";
}

export const linkRules = defineRules({
  "broken-link": rule<BrokenAddress>({
    message: (values) =>
      values.kind === "missing"
        ? `\`${values.address}\` is not the address of a page`
        : describeAddress(values).message,
    hint(values) {
      if (values.kind !== "missing") return describeAddress(values).hint;
      if (values.external !== undefined) return `did you mean \`${values.external}\`?`;
      if (values.route !== undefined)
        return `write \`${values.route}\`: the build adds the base URL`;
      return values.isHome
        ? "add `pages/index.md` for it; the logo leads there too, unless `logo.href` in `config.ts` is set"
        : (didYouMean(values.suggestion) ?? "no page has a similar address");
    },
    documentation:
      "Every internal link of the finished site must lead to a page or a file of the site. Links in the layout, such as those of the navbar, are reported once for all pages. Correct the address, or link to the Markdown file by its relative path, which keeps working when addresses change.",
    example: {
      file: "content/docs/guide.md",
      source: "See [the setup](/docs/instal).",
      values: { kind: "missing", address: "/docs/instal", suggestion: "/docs/install" },
    },
  }),

  "broken-image": rule<BrokenAddress>({
    message: (values) =>
      values.kind === "missing"
        ? `the image \`${values.address}\` does not exist`
        : describeAddress(values).message,
    hint: (values) =>
      values.kind === "missing"
        ? (didYouMean(values.suggestion) ?? "no file has a similar name")
        : describeAddress(values).hint,
    documentation:
      "An image of the finished page, of a component for example, is not among the files of the site. Correct its address, or put the file below `public`.",
    example: {
      file: "pages/index.tsx",
      source: '<img src="/images/herro.png" alt="A server room" />',
      values: { kind: "missing", address: "/images/herro.png", suggestion: "/images/hero.png" },
    },
  }),

  "broken-anchor": rule<{
    address: string;
    route: string;
    moved?: string | undefined;
    suggestion: string | undefined;
    ids: readonly string[];
  }>({
    message: ({ address, route, moved }) =>
      moved === undefined
        ? `\`${address}\` leads to an anchor that \`${route}\` does not have`
        : `\`${address}\` uses an anchor that has moved`,
    hint({ moved, suggestion, ids }) {
      if (moved !== undefined) return `it has moved to \`${moved}\``;
      const some = ids.slice(0, 5).map((id) => `\`#${id}\``);
      return (
        didYouMean(suggestion, (id) => `#${id}`) ??
        (some.length > 0 ? `the page has ${some.join(", ")}` : "the page has no anchors")
      );
    },
    documentation:
      "The part of an address after `#` is the id of a heading or another element of the page. Ids are made from the text of headings, so a new heading text changes the id. Correct the anchor, or give the heading a fixed id: `## Install {#install}`.",
    example: {
      file: "content/docs/guide.md",
      source: "See [the first step](./install.md#step-one).",
      values: {
        address: "/docs/install#step-one",
        route: "/docs/install",
        suggestion: "step-1",
        ids: ["step-1", "step-2"],
      },
    },
  }),

  "doubtful-address": rule<{ address: string; kind: DoubtfulForm }>({
    severity: "warning",
    message: ({ address, kind }) => `\`${address}\` is probably wrong: ${doubtfulForms[kind]}`,
    hint: ({ address, kind }) => getDoubtfulAddressHint(address, kind),
    documentation:
      "The build does not request pages of other sites; `npm run links:external` does. It reports addresses that are probably wrong: a host without the dot before `com`, an address inside an address, a path on a disk, a missing `//`, or a typo in `https`.",
    example: {
      file: "content/docs/guide.md",
      source: "See [the docs](https://examplecom/docs).",
      values: { address: "https://examplecom/docs", kind: "host" },
    },
  }),

  "refused-link": rule<RefusedAddress>({
    message: (values) => describeRefused(values).message,
    hint: (values) => describeRefused(values).hint,
    documentation:
      "Addresses that begin with `javascript:`, `vbscript:`, or `data:` can run code in the reader's browser, so links and images may not use them. Nor may they use `file:`, which names a file on the reader's own disk. A small picture in a `data:image/` address is allowed as an image. Link to a page, a file, or an `https:` address.",
    example: {
      file: "content/docs/guide.md",
      source: "[Print](javascript:print())",
      values: { address: "javascript:print()", of: "link", scheme: "javascript" },
    },
  }),

  "unresolvable-markdown-link": rule<{
    path: string;
    isDraft: boolean;
    suggestion: string | undefined;
  }>({
    message: ({ path }) => `no page is made from the linked Markdown file \`${path}\``,
    hint({ isDraft, suggestion }) {
      if (isDraft) return "the page is a draft: publish it, or remove the link";
      return didYouMean(suggestion) ?? "name a `.md` or `.mdx` file relative to this one";
    },
    documentation:
      "A link to a `.md` or `.mdx` file becomes a link to the page of that file. The path is relative to the file with the link, or starts at `content/docs` with a slash. Correct the path; a page that is still a draft has no address in a build.",
    example: {
      file: "content/docs/guide.md",
      source: "See [the setup](./instal.md).",
      values: { path: "./instal.md", isDraft: false, suggestion: "./install.md" },
    },
  }),

  "lost-link": rule<MalformedLink>({
    severity: "warning",
    message: (values) => describeMalformed(values).message,
    hint: (values) => describeMalformed(values).hint,
    documentation:
      "Text that looks like a link or an image is not one for Markdown, and readers see its brackets. An address cannot contain spaces, and a link `[text][name]` needs a line `[name]: address` somewhere on the page. A line of that form is not shown. A backslash before the bracket marks it as plain text.",
    example: {
      file: "content/docs/guide.md",
      source: "See [the plan](./the plan.pdf).",
      values: { kind: "spaces", address: "./the plan.pdf", title: "" },
    },
  }),

  "missing-image": rule<MissingImage>({
    message: (values) => describeMissingImage(values).message,
    hint: (values) => describeMissingImage(values).hint,
    documentation:
      "The file of an image does not exist. An image of a text is relative to the file that shows it; an address that starts with a slash is a file below `public`, as are the `image` of the front matter and the picture of an author. Correct the name, or add the file.",
    example: {
      file: "content/docs/guide.md",
      source: "![The network](./network.png)",
      values: {
        of: "text",
        address: "./network.png",
        suggestion: undefined,
        folder: "the page's folder",
      },
    },
  }),

  "unreadable-image": rule<{ address: string }>({
    message: ({ address }) => `the image \`${address}\` cannot be read: its size is unknown`,
    hint: ({ address }) =>
      /\.svg$/i.test(address)
        ? "give its `<svg>` a `viewBox`, or `width` and `height`"
        : "save it again as PNG, JPEG, WebP, AVIF, GIF, or SVG",
    documentation:
      "The build writes the size of every image into the page, so that the text does not move while the image loads. This file is damaged, or of a kind without a size. Save it again in one of the formats that the hint names.",
    example: {
      file: "content/docs/guide.md",
      source: "![The network](./network.svg)",
      values: { address: "./network.svg" },
    },
  }),
});
