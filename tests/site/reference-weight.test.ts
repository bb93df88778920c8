import { brotliCompressSync } from "node:zlib";
import { expect, it } from "vitest";
import { formatReport } from "../../src/builder/diagnostics/report.ts";
import { buildFixture } from "./build-fixture.ts";
import { createTemporarySite } from "./temporary-site.ts";

/** Brotli size of document and payload: a promise to readers of the largest service. */
const budget = 60 * 1024;

const words =
  "account address alarm allows applies backup before bucket change cluster creates default deletes deploy disables domain empty enables every existing fails forces group hours identity instance keeps key leaves limit listens log longer minutes must name network never none number only open permits policy port private queue range reads region removes replaces replica request resource role rotates rule seconds security service sets snapshot stops storage subnet table target traffic until unused user value volume waits writes zone".split(
    " ",
  );

/** Generates reproducible text that does not repeat. */
function createProse(): (count: number) => string {
  let state = 1;
  const next = () => {
    state = (state * 48271) % 2147483647;
    return words[state % words.length] ?? "";
  };
  return (count) => Array.from({ length: count }, next).join(" ");
}

it("keeps the page of a service with 233 entries within its budget", async () => {
  const site = createTemporarySite();
  const prose = createProse();
  const name = (index: number) => `${prose(2).replace(" ", "_")}_${index}`;
  const inputs = Array.from({ length: 141 }, (_, index) => {
    const type =
      index % 10 === 0 ? 'object({ port = number, name = optional(string, "x") })' : "string";
    const fallback =
      index % 10 === 0 ? "" : `  default = ${index % 3 === 0 ? "null" : `"${prose(1)}"`}\n`;
    return `variable "${name(index)}" {\n  description = "${prose(26)}."\n  type = ${type}\n${fallback}}\n`;
  });
  const outputs = Array.from(
    { length: 92 },
    (_, index) => `output "${name(index)}" {\n  description = "${prose(14)}."\n  value = 1\n}\n`,
  );
  const folder = "catalog/landing-zone/baseline";
  site.write(`${folder}/variables.tf`, inputs.join("\n"));
  site.write(`${folder}/outputs.tf`, outputs.join("\n"));
  site.write(
    `${folder}/module.yaml`,
    'title: Baseline\nsource: modules/baseline\nversion: "1.0.0"\n',
  );
  site.write(`${folder}/index.md`, `---\ntitle: Baseline\n---\n\n${prose(300)}\n`);
  const built = await buildFixture(site.dir);
  expect(formatReport(built.diagnostics)).toBe("");
  const sizes = ["html", "txt"].map((extension) => {
    const page = built.file(`reference/services/landing-zone/baseline/index.${extension}`) ?? "";
    expect(page.match(/class=\\?"ref\\?"/g)).toHaveLength(233);
    return brotliCompressSync(page).length;
  });
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(budget);
  built.dispose();
  site.dispose();
});
