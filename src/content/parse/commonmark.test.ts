import { tests } from "commonmark-spec";
import { expect, test } from "vitest";
import { compileExample, outline } from "../../../tests/support/compile-example.ts";

/** Examples of CommonMark 0.31 whose output differs, by reason. */
const differences: Record<string, readonly number[]> = {
  "an end tag in another block than its start tag is text": [148, 150, 151, 165, 623],
  "an unfinished tag is text": [156, 157, 158],
  "an unknown tag is text, which MDX needs for components": [
    163, 201, 491, 524, 536, 613, 614, 615, 617,
  ],
  "a tag that runs or loads something is text": [170, 171, 172, 173, 176, 178],
  "declarations and instructions are text": [180, 181, 182, 627, 628, 629],
  "a backslash in the path of a page or file separates folders": [202, 502],
  "an image without `alt` gets an empty one": [475],
  "an image alone with a title is a figure": [572, 573, 576, 577, 584, 585, 586, 588, 589, 591],
  "addresses are links without brackets too, as in GFM": [602, 606, 608, 611, 612],
};

test("the examples of CommonMark have the same pages, apart from the differences", async () => {
  const different: number[] = [];
  for (const { markdown, html, number } of tests) {
    const [source, expected] = [markdown, html].map((text) => text.replaceAll("→", "\t"));
    const { body } = await compileExample(source ?? "");
    const actual = body.kind === "html" ? body.html : "";
    if (outline(actual) !== outline(expected ?? "")) different.push(number);
  }
  expect(tests.length).toBe(652);
  expect(different).toEqual(
    Object.values(differences)
      .flat()
      .sort((a, b) => a - b),
  );
});

/** Differences of the parser that no example shows. */
const otherDifferences = {
  "the rule of three counts the delimiters that are left, as in micromark": {
    source: "a***b* c*",
    standard: "<p>a*<em><em>b</em> c</em></p>",
    actual: "<p>a**<em>b</em> c*</p>",
  },
};

test.each(Object.entries(otherDifferences))("%s", async (_, { source, standard, actual }) => {
  const { body } = await compileExample(source);
  expect(body.kind === "html" && outline(body.html)).toBe(outline(actual));
  expect(outline(standard)).not.toBe(outline(actual));
});
