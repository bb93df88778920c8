import { expect, it } from "vitest";
import { convertAlerts } from "./convert-alerts.ts";

it.each([
  ["> [!NOTE]\n> One\n>\n> two\n\nafter\n", ":::note\n\nOne\n\ntwo\n\n:::\n\nafter\n"],
  ["- item\n\n  > [!warning]\n  > Text", "- item\n\n  :::warning\n\n  Text\n\n  :::\n"],
  ["> [!IMPORTANT]\n> ```sh\n> a > b\n> ```\n", ":::important\n\n```sh\na > b\n```\n\n:::\n"],
  ["> [!tip] One [two]\n> x\n", ":::tip[One \\[two\\]]\n\nx\n\n:::\n"],
  ["> [!NOTE]\n> One  \n> two\n", ":::note\n\nOne  \ntwo\n\n:::\n"],
  ["> [!Info] One\n> x\n", ":::info[One]\n\nx\n\n:::\n"],
  ["> [!OTHER]\n> x\n", "> [!OTHER]\n> x\n"],
  ["```md\n> [!NOTE]\n> x\n```\n", "```md\n> [!NOTE]\n> x\n```\n"],
])("converts %j", (body, expected) => {
  expect(convertAlerts(body)).toBe(expected);
});
