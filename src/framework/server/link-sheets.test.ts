import { expect, it } from "vitest";
import { linkSheets } from "./link-sheets.ts";

it("links the style sheets of the site's components, whenever they were loaded", () => {
  const late =
    '<link rel="stylesheet" href="/assets/parts/list-a1.css" data-precedence="vite-rsc/client-reference" crossorigin=""/>';
  const sheets = ["/assets/parts/site-paths-b2.css", "/assets/parts/list-a1.css"];
  const link = '<link rel="stylesheet" href="/assets/parts/site-paths-b2.css"/>';
  for (const head of ["<head>", `<head>${late}`]) {
    expect(linkSheets(`${head}</head><body>$&</body>`, sheets)).toBe(
      `<head>${link}</head><body>$&</body>`,
    );
  }
  expect(linkSheets("<head></head>", [])).toBe("<head></head>");
});
