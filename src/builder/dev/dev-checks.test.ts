import * as v from "valibot";
import { expect, it } from "vitest";
import {
  createTestSite,
  summarize,
  type TestFiles,
} from "../../../tests/support/load-test-site.ts";
import { siteConfigSchema } from "../../config/schemas/site-config.ts";
import type { App } from "../compile/bundle.ts";
import { englishMessages } from "../load/site-messages.ts";
import { checkPages } from "./dev-checks.ts";
import { createDevSite, type DevSite } from "./dev-site.ts";

const app = {
  blockComponents: ["Card"],
  customPages: {
    home: { default: () => null, metadata: { title: "H", description: "H", route: "/" } },
  },
} as unknown as App;

const config = {
  title: "T",
  url: "https://a.example",
  baseUrl: "/base/",
  navbar: [{ type: "search" as const }],
  logo: { alt: "", light: "/l.svg", dark: "/d.svg", width: 1, height: 1 },
};

async function createSite(text: string, files: TestFiles = {}): Promise<DevSite> {
  const site = createTestSite({
    "config.ts": "",
    "public/file.pdf": "",
    "public/.well-known/security.txt": "",
    "content/docs/plain.md": "---\ntitle: Plain\n---\n## There\n",
    "content/docs/drawn.mdx": "---\ntitle: Drawn\n---\n<Part />\n",
    "content/docs/page.md": `---\ntitle: Page\n---\n${text}`,
    ...files,
  });
  const data = await site.load({ config });
  const read = {
    config: v.parse(siteConfigSchema, config),
    compilesOnRequest: false,
    data: {
      ...data,
      files: [],
      plannedRoutes: ["/soon"],
      searchRecords: [],
      messages: englishMessages,
    },
  };
  return createDevSite(site.siteDir, read);
}

const redirects = { "redirects.tsv": "/old\t/docs/plain\n/older/*\t/docs/*\n" };

async function getDiagnostics(text: string, files: TestFiles = redirects): Promise<string[]> {
  return (await checkPages(await createSite(text, files), app)).map(summarize);
}

it.each([
  "[page](./plain.md#there) [own](#article-body) [top](#)",
  "[home](/) [draft of the plan](/soon) [search](/search)",
  "[file](/file.pdf) [hidden](/.well-known/security.txt) [map](/sitemap.xml)",
  "[redirected](/old) [and by rule](/older/plain)",
  // The output of a component is unknown.
  "[component](./drawn.mdx#part)",
])("finds nothing wrong with %s", async (text) => {
  expect(await getDiagnostics(text)).toEqual([]);
});

it.each([
  ["[a](/docs/plan)", "broken-link page.md:4:1"],
  ["x [a](./plain.md#their)", "broken-anchor page.md:4:3"],
  ["[a](#own)", "broken-anchor page.md:4:1"],
  ["[a](/file.doc)", "broken-link page.md:4:1"],
])("reports the position of %s", async (text, diagnostic) => {
  expect(await getDiagnostics(text)).toEqual([diagnostic]);
});

it("knows the block components", async () => {
  const files = { "content/docs/drawn.mdx": "---\ntitle: Drawn\n---\nA <Card /> and <Part />\n" };
  expect(await getDiagnostics("", files)).toEqual(["block-in-text drawn.mdx:4:3"]);
});

it("reports an invalid redirect", async () => {
  const files = { "redirects.tsv": "/old /docs/plain\n" };
  expect(await getDiagnostics("", files)).toEqual(["invalid-redirect redirects.tsv:1:1"]);
});

it("does not repeat the diagnostic of a missing image", async () => {
  expect(await getDiagnostics("![a](/none.png)")).toEqual([]);
});
