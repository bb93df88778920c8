import { afterAll, beforeAll, expect, it } from "vitest";
import { formatReport } from "../../src/builder/diagnostics/report.ts";
import { type BuiltFixture, buildFixture } from "./build-fixture.ts";
import { createTemporarySite, type TemporarySite, writeLamp } from "./temporary-site.ts";

const site: TemporarySite = createTemporarySite();
let built: BuiltFixture;

beforeAll(async () => {
  writeLamp(site);
  site.write("content/docs/lamp.mdx", "---\ntitle: Lamp\n---\n\n<Lamp />\n");
  built = await buildFixture(site.dir);
});

afterAll(() => {
  built.dispose();
  site.dispose();
});

it("links the style sheet that a component of the site imports", () => {
  expect(formatReport(built.diagnostics)).not.toContain("error ");
  const html = built.file("lamp/index.html") ?? "";
  expect(html).toContain('<b class="lamp">Light</b>');
  const sheets = [...html.matchAll(/<link rel="stylesheet"[^>]*? href="\/([^"]+)"/g)];
  const styles = sheets.map(([, path = ""]) => built.file(path));
  expect(styles.join("")).toContain(".lamp");
});
