import { expect, test } from "vitest";
import { loadTestPage, summarize } from "../../../../tests/support/load-test-site.ts";

const table = `| Gateways | Per month | Note |
| --- | --- | --- |
| None | – | free |
| **One** | about $36 | one zone |
| Three | $1,110.50 | three zones |
`;

function plot(options: string, info = 'title="Cost"'): string {
  return `${table}\n\`\`\`plot ${info}\n${options}\n\`\`\`\n`;
}

test("a plot shows the table before it and links to its numbers", async () => {
  const { html, diagnostics } = await loadTestPage(plot("unit: $"));
  expect(diagnostics).toEqual([]);
  expect(html).toContain('<figure class="drawn plot" data-zoom>');
  expect(html).toContain(
    'aria-label="Cost. The numbers are in the table: Gateways, Per month, Note"',
  );
  expect(html).toContain(">about $36</text>");
  expect(html).toContain(">One</text>");
});

test("a line break in a heading is a space", async () => {
  const source = plot("columns: [Cost (USD)]").replace("Per month", "Cost<br>(USD)");
  const { html, diagnostics } = await loadTestPage(source);
  expect(diagnostics).toEqual([]);
  expect(html).toContain("The numbers are in the table: Gateways, Cost (USD)");
});

// The table begins in line 4, the plot in line 10: two lines of front matter and one blank line.
test.each([
  ["columns: [Per moth]", "invalid-plot page.md:11:11"],
  ["by: Gateway", "invalid-plot page.md:11:1"],
  ["without: [Four]", "invalid-plot page.md:11:11"],
  ["show: pie", "invalid-plot page.md:11:1"],
  ["columns: *cost", "invalid-plot page.md:11:10"],
  ["columns: [Note]", "invalid-plot page.md:6:16"],
])("the option %j is reported", async (options, expected) => {
  const { diagnostics } = await loadTestPage(plot(options));
  expect(diagnostics.map(summarize)[0]?.replace(/:\d+$/, "")).toBe(expected.replace(/:\d+$/, ""));
});

test("a plot without title or table, and numbers below zero", async () => {
  const noTable = await loadTestPage('```plot title="x"\n```\n');
  expect(noTable.diagnostics.map(summarize)).toEqual(["invalid-plot page.md:4:1"]);
  const noTitle = await loadTestPage(plot("unit: $", ""));
  expect(noTitle.diagnostics.map(({ message }) => message)).toEqual(["the plot has no title"]);
  const below = "| A | B |\n| --- | --- |\n| x | -1 |\n| y | 2 |\n\n";
  const bars = await loadTestPage(`${below}\`\`\`plot title="x"\n\`\`\`\n`);
  expect(bars.diagnostics.map(({ message }) => message)).toEqual([
    "`-1` is below zero, where bars begin",
  ]);
});

test("too many values are refused", async () => {
  const rows = Array.from({ length: 61 }, (_, index) => `| r${index} | ${index} |\n`).join("");
  const { diagnostics } = await loadTestPage(
    `| A | B |\n| --- | --- |\n${rows}\n\`\`\`plot title="x"\n\`\`\`\n`,
  );
  expect(diagnostics.map(({ message }) => message)).toEqual(["the plot has 61 values in 1 series"]);
});
