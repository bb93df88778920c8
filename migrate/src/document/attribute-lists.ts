import { escapeAttribute } from "../../../src/model/text/escape-html.ts";
import type { Replacement } from "../text/edited-text.ts";

export const sizedImage: Replacement = {
  pattern: /!\[([^\]\n]*)\]\(([^()<>"\s]+)\)\{:?[ \t]*([^}\n]*)\}/g,
  convert: convertSizedImage,
  isReported: ([, , , attributes = ""]) => attributes.replace(sizeAttribute, "").trim() !== "",
};

const attribute = String.raw`(?:[.#][\w:.-]+|[\w-]+=(?:"[^"\n]*"|'[^'\n]*'|[\w./%-]+))`;

/** Heading ids, then other attributes. */
export const attributeLists: readonly Replacement[] = [
  {
    pattern: /^(#{1,6}[ \t][^\n]*?)[ \t]*\{:?[ \t]*(?:[^}\n]*?[ \t])?#([\w.:-]+)[^}\n]*\}[ \t]*$/gm,
    convert: ([, heading, id]) => `${heading} {#${id}}`,
  },
  {
    pattern: new RegExp(
      String.raw`[ \t]*(?:\[\]\(\))?(?<!\$)\{:?[ \t]*${attribute}(?:[ \t]+${attribute})*[ \t]*\}`,
      "g",
    ),
    convert: convertAttributeList,
    isReported: (match) =>
      !isHeading(match) &&
      !/\{:?[ \t]*#[\w.:-]+[ \t]*\}$/.test(match[0]) &&
      !isLinkTarget(match[0]),
  },
];

const sizeAttribute = /(?<=^|\s)(width|height)=(["']?)(\d+)(?:px)?\2(?=\s|$)|(?<=^|\s)loading=\S+/g;

/** An image with the width and height of its attribute list, which Markdown has no syntax for. */
function convertSizedImage([, alt = "", address = "", attributes = ""]: RegExpExecArray) {
  const sizes = [...attributes.matchAll(sizeAttribute)].flatMap(([, name, , size]) =>
    name === undefined ? [] : [` ${name}="${size}"`],
  );
  if (sizes.length === 0) return undefined;
  return `<img src="${escapeAttribute(address)}" alt="${escapeAttribute(alt)}"${sizes.join("")} />`;
}

/** Keeps ids of paragraphs, images, and links, because other links lead to them. */
function convertAttributeList(match: RegExpExecArray): string | undefined {
  if (isHeading(match)) return undefined;
  const withoutValues = match[0].replace(/=(?:"[^"]*"|'[^']*')/g, "");
  const [, id] = /(?:^|[{: \t])#([\w.:-]+)/.exec(withoutValues) ?? [];
  return id === undefined ? "" : `<span id="${id}"></span>`;
}

/** Whether the attributes only say in which tab a link opens, which is not worth a report. */
function isLinkTarget(list: string): boolean {
  return /^[ \t]*\{:?[ \t]*(?:(?:target|rel)=(?:"[^"]*"|\S+?)[ \t]*)+\}$/.test(list);
}

/** Whether the attributes are those of a heading. This engine reads them, too. */
function isHeading({ index, input, 0: matched }: RegExpExecArray): boolean {
  const line = input.slice(input.lastIndexOf("\n", index) + 1, index);
  const isUnderlined = /^[ \t]*\n(?:=+|-+)[ \t]*(?:\n|$)/.test(input.slice(index + matched.length));
  return (/^#{1,6}[ \t]/.test(line) || isUnderlined) && /^[ \t]*\{#[\w.:-]+\}$/.test(matched);
}
