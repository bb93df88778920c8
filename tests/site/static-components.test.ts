import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { formatReport } from "../../src/builder/diagnostics/report.ts";
import { type BuiltFixture, buildFixture, root } from "./build-fixture.ts";
import { copySite, type TemporarySite } from "./temporary-site.ts";

/** One of each static component. */
const content = `
:::warning[Mind the glass]

It is hot.

:::

| Hour | Light |
| --- | --- |
| 18 | on |

![A lamp](lamp.svg "The lamp")

\`\`\`mermaid alt="A lamp lights the sea." title="Light"
flowchart LR
  lamp --> sea
\`\`\`

\`\`\`hcl title="lamp.tf" {1}
lit = true
\`\`\`

<CardGroup cols={2}>
  <Card title="Keep" tags={["watch"]}>Every night.</Card>
  <Card title="Rest" href="/">Every day.</Card>
</CardGroup>

<Steps>

1. Climb the stairs.

</Steps>

<FileTree>

- lamp.tf

</FileTree>

<Compare>
  <Good>Oil</Good>
  <Bad>Water</Bad>
</Compare>

<VersionBadge version="0.93.0" lastModifiedVersion="0.91.2" />

A <Term definition="What gathers the light.">lens</Term>.

<CCLicense license="by" />

<VersionTable targets="0.13 audit" />
`;

const tabs = '<Tabs><TabItem value="a" label="A">One</TabItem></Tabs>';

let site: TemporarySite;
let built: BuiltFixture;

beforeAll(async () => {
  const fixtures = join(root, "tests/fixtures");
  site = copySite(join(fixtures, "version-table"));
  const config = JSON.stringify(join(fixtures, "minimal-config.ts"));
  site.write("config.ts", `export { default } from ${config};\n`);
  for (const [name, body] of Object.entries({ plain: "Text.", content, tabs })) {
    site.write(`content/docs/${name}.mdx`, `---\ntitle: ${name}\n---\n\n${body}\n`);
  }
  site.write(
    "content/docs/lamp.svg",
    `<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>`,
  );
  built = await buildFixture(site.dir);
  expect(formatReport(built.diagnostics)).toBe("");
});

afterAll(() => {
  built.dispose();
  site.dispose();
});

/** The client components that a page loads, with their chunks. */
function findClientComponents(name: string): string[] {
  const html = built.file(`${name}/index.html`) ?? "";
  return [...html.matchAll(/^\w+:I(\[.*\])$/gm)].map(([, reference = ""]) => reference).sort();
}

it("loads no more scripts for static components than for plain text", () => {
  expect(findClientComponents("plain").length).toBeGreaterThan(0);
  expect(findClientComponents("content")).toEqual(findClientComponents("plain"));
  expect(findClientComponents("tabs")).not.toEqual(findClientComponents("plain"));
});

it("sends no code of static components to browsers", () => {
  const assets = join(built.outDir, "assets");
  const scripts = readdirSync(assets, { recursive: true, encoding: "utf8" })
    .filter((file) => file.endsWith(".js"))
    .map((file) => readFileSync(join(assets, file), "utf8"))
    .join("\n");
  const onlyTheirs = [
    "card-tags",
    "block version-badge",
    "file-tree",
    "verdict",
    "term-definition",
  ];
  const article = built.file("content/index.html");
  for (const name of onlyTheirs) expect(article).toContain(name);
  expect(onlyTheirs.filter((name) => scripts.includes(name))).toEqual([]);
  // The same search finds components that browsers load.
  expect(scripts.includes("tablist")).toBe(true);
});
