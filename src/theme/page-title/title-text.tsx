import { createElement, Fragment, type ReactNode } from "react";

/** Short words with a hyphen. A long one could be wider than a phone, so it may break. */
const shortCompound = /(?<!\S)(?=\S{3,16}(?!\S))(\S*\p{L}-\p{L}\S*)/u;

/** The text of a title, whose lines do not break inside short words such as `aws-auth`. */
export function TitleText({ text }: { text: string }): ReactNode {
  const parts = text
    .split(shortCompound)
    .map((part, index) =>
      index % 2 === 1 ? createElement("span", { className: "kept", key: index }, part) : part,
    );
  return createElement(Fragment, null, ...parts);
}
