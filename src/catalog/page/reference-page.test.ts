import { expect, it } from "vitest";
import type { Service } from "../service/service.ts";
import { testService } from "../service/test-service.ts";
import { referencePage } from "./reference-page.ts";

function pageOf(service: Service) {
  return referencePage(service, {
    descriptions: new Map(),
    taken: new Set(),
    occurrences: new Map(),
    hrefs: { page: () => "/vpc", allInputs: "/inputs", api: "/api.json" },
  });
}

it("lets no field of `module.yaml` end an attribute", async () => {
  const service = await testService("");
  const hostile = '0.9" onmouseover="alert(1)" x="<b>';
  const { top } = pageOf({ ...service, repository: hostile, lastModifiedVersion: hostile });
  expect(top).not.toMatch(/" onmouseover|<b>/);
});
