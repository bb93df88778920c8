import { expect, it } from "vitest";
import { convertAnnouncement } from "./appearance.ts";

it.each<[string, string, string | undefined]>([
  ["Gales <a href='/wind'>tomorrow</a>!", "Gales !", "tomorrow"],
  ["<a href='/wind'>Gales</a> tomorrow", "Gales tomorrow", "Gales"],
  ["<a href='/wind'><b>Gales</b></a>", "", "Gales"],
  ["Gales", "Gales", undefined],
])("splits the announcement %j into text and link", (content, text, label) => {
  const bar = convertAnnouncement({ content }, { report: () => undefined });
  expect(bar?.text).toBe(text);
  expect(bar?.link).toEqual(label === undefined ? undefined : { label, to: "/wind" });
});
