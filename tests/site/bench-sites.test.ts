import { afterAll, expect, it } from "vitest";
import { writeLargeService } from "../../bench/measure-catalog.ts";
import { formatReport } from "../../src/builder/diagnostics/report.ts";
import { buildFixture } from "./build-fixture.ts";
import { createTemporarySite } from "./temporary-site.ts";

const site = createTemporarySite();

afterAll(site.dispose);

it("builds the service of the filter benchmark with all of its inputs and outputs", async () => {
  const route = writeLargeService(site.dir);
  const built = await buildFixture(site.dir);
  expect(formatReport(built.diagnostics)).toBe("");
  expect(built.file(`${route.slice(1)}/index.html`)?.match(/class="ref"/g)).toHaveLength(251);
  built.dispose();
});
