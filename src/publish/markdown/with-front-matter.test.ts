import { expect, it } from "vitest";
import type { Page } from "../../model/page/page.ts";
import { withFrontMatter } from "./with-front-matter.ts";

it("starts a Markdown page with front matter", () => {
  const doc = {
    kind: "doc",
    title: "A: b",
    route: "/a",
    body: { kind: "html", html: "" },
    versions: { label: "2.0" },
    previous: null,
    next: { label: "C", href: "/docs/c" },
  } as unknown as Page;
  const listed = { page: doc, readMarkdown: () => "# A\n", lastModified: "2026-01-02" };
  expect(withFrontMatter(listed, { url: "https://x", baseUrl: "/docs/" })).toBe(
    '---\ntitle: "A: b"\naddress: https://x/docs/a\nversion: "2.0"\nlast_change: 2026-01-02\nnext:\n  title: C\n  address: https://x/docs/c\n---\n\n# A\n',
  );
});
