import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import page from "../content/docs/guides/build-it-yourself/example-company.mdx?raw";
import { ExampleTable } from "./example-table.tsx";

const used = [...page.matchAll(/<ExampleTable of="([^"]+)" \/>/g)].map(([, name = ""]) => name);

test.each(used)("the page's table of %s has rows, each with as many cells as headings", (name) => {
  const html = renderToStaticMarkup(<ExampleTable of={name} />);
  const [head = "", body = ""] = html.split("</thead>");
  const columns = head.split("<th ").length - 1;
  const rows = body.split("<tr>").slice(1);
  expect(rows.length).toBeGreaterThan(1);
  for (const row of rows) expect(row.match(/<t[hd][ >]/g)).toHaveLength(columns);
  expect(html).not.toMatch(/undefined|NaN|\[object/);
});

test("an unknown table is rejected with the known names", () => {
  expect(() => renderToStaticMarkup(<ExampleTable of="acounts" />)).toThrow(
    "unknown table: `acounts` (known: accounts,",
  );
});
