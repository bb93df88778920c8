import { expect, it } from "vitest";
import type { DocPage, Page } from "../../model/page/page.ts";
import type { SiteShell } from "../../model/site/site.ts";
import { getBreadcrumbs } from "../doc/breadcrumbs.tsx";
import { getStructuredData } from "./structured-data.ts";

const site = { url: "https://docs.example", baseUrl: "/", navbar: [] } as unknown as SiteShell;
const address = "https://docs.example/docs/a";

function getData(facts: Partial<DocPage>) {
  const bare = { kind: "doc", title: "A", breadcrumbs: [], lastReviewed: null, lastUpdated: null };
  const text = getStructuredData({ ...bare, ...facts } as unknown as DocPage, { address, site });
  return text === null ? null : JSON.parse(text)["@graph"];
}

it("contains the later date of review and change", () => {
  const article = { "@type": "TechArticle", headline: "A" };
  expect(getData({ lastUpdated: "2026-02-03" })).toEqual([
    { ...article, dateModified: "2026-02-03" },
  ]);
  expect(getData({ lastReviewed: "2026-03-01", lastUpdated: "2026-02-03" })).toEqual([
    { ...article, dateModified: "2026-03-01" },
  ]);
});

it("contains the breadcrumbs as structured data", () => {
  const breadcrumbs = [{ label: "Guides", href: "/docs/guides" }, { label: "A" }];
  expect(getData({ breadcrumbs })?.[1].itemListElement).toEqual([
    { "@type": "ListItem", position: 1, name: "Guides", item: "https://docs.example/docs/guides" },
    { "@type": "ListItem", position: 2, name: "A", item: address },
  ]);
});

it("begins with the navbar item of the section, unless a page above has its label", () => {
  const reference = { type: "link", label: "Reference", href: "/docs/reference/intro" };
  const navbar = [{ ...reference, activePrefixes: ["/docs/reference"] }];
  const doc = (label: string, above: object[] = []) =>
    ({ kind: "doc", route: "/docs/reference/a", breadcrumbs: [...above, { label }] }) as DocPage;
  const getLabels = (page: DocPage) =>
    getBreadcrumbs(page, { ...site, navbar } as SiteShell).map(({ label }) => label);
  expect(getLabels(doc("A"))).toEqual(["Reference", "A"]);
  const above = { label: "Reference", href: "/docs/reference" };
  expect(getLabels(doc("A", [above]))).toEqual(["Reference", "A"]);
  const sameAddress = { label: "Start", href: "/docs/reference/intro/" };
  expect(getLabels(doc("A", [sameAddress]))).toEqual(["Start", "A"]);
  const first = { ...doc("Intro"), route: "/docs/reference/intro" } as DocPage;
  expect(getLabels(first)).toEqual([]);
});

it("omits a category without a link, and has breadcrumbs for posts and tags", () => {
  const breadcrumbs = [
    { label: "Guides", href: "/docs/guides" },
    { label: "First steps" },
    { label: "A" },
  ];
  expect(getData({ breadcrumbs })?.[1].itemListElement).toMatchObject([
    { position: 1, name: "Guides" },
    { position: 2, name: "A" },
  ]);
  const blog = { title: "Blog", home: "/blog", tags: "/blog/tags" };
  expect(getBreadcrumbs({ kind: "blog-tag", title: "go", blog } as unknown as Page, site)).toEqual([
    { label: "Blog", href: "/blog" },
    { label: "Tags", href: "/blog/tags" },
    { label: "go" },
  ]);
  const post = { kind: "blog-post", title: "P", blog, date: "2026-01-01", lastUpdated: null };
  const text = getStructuredData(post as unknown as Page, { address, site });
  expect(JSON.parse(text ?? "")["@graph"][1].itemListElement[0].item).toBe(
    "https://docs.example/blog",
  );
});

it("lists the questions of a page, with full addresses in answers", () => {
  const answer =
    '<p>See <a href="/docs/b?x=1&amp;y=2#c">B</a>, <a href="#d">D</a>, <a href="mailto:e@example.com">E</a>. <img src="/i.png"></p>';
  expect(getData({ questions: [{ id: "how", name: "How?", answer }] })).toEqual([
    { "@type": "TechArticle", headline: "A" },
    {
      "@type": "FAQPage",
      mainEntity: [
        {
          "@type": "Question",
          name: "How?",
          url: `${address}#how`,
          acceptedAnswer: {
            "@type": "Answer",
            text: `<p>See <a href="https://docs.example/docs/b?x=1&amp;y=2#c">B</a>, <a href="${address}#d">D</a>, <a href="mailto:e@example.com">E</a>. <img src="https://docs.example/i.png"></p>`,
          },
        },
      ],
    },
  ]);
});

it("writes no structured data for a page without data", () => {
  expect(getData({})).toBeNull();
});

it("escapes titles that would end the script", () => {
  const page = { kind: "doc", title: "</script>", breadcrumbs: [], lastUpdated: "2026-02-03" };
  const text = getStructuredData({ ...page, lastReviewed: null } as unknown as DocPage, {
    address,
    site,
  });
  expect(text).not.toContain("<");
});
