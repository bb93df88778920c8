import { expect, it } from "vitest";
import { parseAddresses } from "./address-record.ts";
import { checkAddresses, type PublishedSite } from "./check-addresses.ts";

const site: PublishedSite = {
  baseUrl: "/",
  pages: [
    { route: "/", ids: [] },
    { route: "/docs/a/", ids: ["subnets", "input_x", "input_x.b"] },
    { route: "/docs/b", ids: ["moved-here"] },
    { route: "/docs/new/page", ids: [] },
    { route: "/docs/broken", ids: null },
  ],
  redirected: new Set(["/docs/old"]),
  movedAnchors: new Map([["/docs/a", [["input_r", "/docs/a#input_x"]]]]),
};

function check(text: string, changed: Partial<PublishedSite> = {}): string[] {
  const { record, diagnostics } = parseAddresses(`base /\n/\n/docs/a\n${text}`);
  expect(diagnostics).toEqual([]);
  return checkAddresses(record, { ...site, ...changed }).map(({ file, line, message, hint }) => {
    expect(file).toBe("addresses.txt");
    return `${line} ${message}: ${hint?.split("`, or")[0]}`;
  });
}

it.each([
  " subnets\n input_x\n .b\n/docs/old\n any\n/docs/broken\n any",
  // The redirect covers the attributes too.
  " input_r\n .b\n .b.c",
  " -gone\tmerged\n .b\n-/docs/given-up\tno longer true\n any",
])("accepts %j", (text) => expect(check(text)).toEqual([]));

it("suggests a redirect from a lost anchor to the nearest one", () => {
  expect(check(" subnet")).toEqual([
    "4 `/docs/a#subnet` was published and is gone: add to `redirects.tsv`: `/docs/a#subnet\t/docs/a#subnets",
  ]);
  expect(check(" something-else")[0]).toMatch(/`\/docs\/a#something-else\t\/docs\/a$/);
});

it("suggests the page to which the anchor moved", () => {
  expect(check(" moved-here")[0]).toContain("`/docs/a#moved-here\t/docs/b#moved-here");
});

it("counts attributes with their entry", () => {
  expect(check(" input_y\n .b\n .b.c\n -.d\tmerged\n input_x.c")).toEqual([
    expect.stringMatching(
      /^4 `\/docs\/a#input_y` was published and is gone \(with 2 of its attributes\)/,
    ),
    expect.stringMatching(/^8 `\/docs\/a#input_x\.c` was published and is gone:/),
  ]);
});

it("reports a lost page once, with the page that may replace it", () => {
  expect(check("/docs/newer/page\n one\n two\n/docs/x/y/z")).toEqual([
    expect.stringContaining(
      "4 `/docs/newer/page` was published and is gone: add to `redirects.tsv`: `/docs/newer/page\t/docs/new/page",
    ),
    expect.stringContaining("`/docs/x/y/z\t/"),
  ]);
});

it("reports a page without a possible target", () => {
  const { record } = parseAddresses("base /\n/docs/quite/alone\n");
  const [found] = checkAddresses(record, { ...site, pages: [] });
  expect(found?.hint).toBe(
    "drop it: `npm run addresses -- drop '/docs/quite/alone' --reason \"...\"`",
  );
});

it("reports a record with another base URL", () => {
  expect(check("", { baseUrl: "/docs/" })).toEqual([
    "1 the addresses were published below `/`, and the site is now below `/docs/`: let the host redirect everything below `/` to `/docs/`, then write `base /docs/`",
  ]);
});
