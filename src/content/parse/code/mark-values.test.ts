import { expect, test } from "vitest";
import { breakPath } from "../article.ts";
import { toHtml } from "../html/to-html.ts";
import { markText, markValues } from "./mark-values.ts";

const values = [
  { name: "region", pattern: "us-east-2" },
  { name: "account", pattern: "(?<!\\d)888888888888(?!\\d)" },
];

test("values are marked within tokens and not within tags", () => {
  const html = '<span class="us-east-2">"arn:888888888888:x"</span> us-east-2a 8888888888881';
  expect(markValues(html, values)).toBe(
    '<span class="us-east-2">"arn:<span data-value="account">888888888888</span>:x"</span> ' +
      '<span data-value="region">us-east-2</span>a 8888888888881',
  );
});

test("a pattern can have groups, and no empty text is a value", () => {
  const grouped = [
    { name: "stage", pattern: "(dev|prod)" },
    { name: "spaces", pattern: "x*" },
    { name: "region", pattern: "us-east-2" },
  ];
  expect(markValues("dev us-west", grouped)).toBe('<span data-value="stage">dev</span> us-west');
  expect(
    markValues(
      "us-east-2",
      [grouped[0], grouped[2]].flatMap((value) => value ?? []),
    ),
  ).toBe('<span data-value="region">us-east-2</span>');
});

test("code without values stays as it is", () => {
  expect(markValues("us-east-2", undefined)).toBe("us-east-2");
  expect(markValues("us-east-1", values)).toBe("us-east-1");
});

test("values are marked in text and in paths that can break", () => {
  const mark = '<span data-value="region">us-east-2</span>';
  expect(toHtml(markText("In us-east-2 & us-east-1", values))).toBe(`In ${mark} &amp; us-east-1`);
  expect(toHtml(markText("stage/us-east-2/mgmt", values, breakPath))).toBe(
    `stage/<wbr>${mark}/<wbr>mgmt`,
  );
  expect(toHtml(markText("\uE000 us-east-2", values))).toBe(`\uE000 ${mark}`);
  expect(toHtml(markText("stage/us-east-1", values, breakPath))).toBe("stage/<wbr>us-east-1");
});
