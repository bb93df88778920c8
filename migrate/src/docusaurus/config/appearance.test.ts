import { expect, it } from "vitest";
import { convertAnnouncement } from "./appearance.ts";

it.each<[string, string, string | undefined]>([
  ["Gales <a href='/wind'>tomorrow</a>!", "Gales !", "tomorrow"],
  ["<a href='/wind'>Gales</a> tomorrow", "Gales tomorrow", "Gales"],
  ["<a href='/wind'><b>Gales</b></a>", "", "Gales"],
  ["Gales", "Gales", undefined],
  ["Gales <a href='/sea/wind'>now</a>", "Gales", "now"],
])("splits the announcement %j into text and link", (content, text, label) => {
  const toOldUrl = (address: string) => `https://a.example/sea${address}`;
  const sources = { report: () => undefined, toOldUrl };
  const bar = convertAnnouncement({ content }, sources);
  expect(bar?.text).toBe(text);
  expect(bar?.link).toEqual(label === undefined ? undefined : { label, to: "/wind" });
});
