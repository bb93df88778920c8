import { expect, it } from "vitest";
import type { Service } from "../service/service.ts";
import { testService } from "../service/test-service.ts";
import { english } from "./language.ts";
import { referencePage } from "./reference-page.ts";

function pageOf(service: Service) {
  return referencePage(service, {
    descriptions: new Map(),
    taken: new Set(["taken"]),
    occurrences: new Map(),
    hrefs: { page: () => "/vpc", allInputs: "/inputs", api: "/api.json" },
    language: english,
  });
}

it("lets no field of `module.yaml` end an attribute", async () => {
  const service = await testService("");
  const hostile = '0.9" onmouseover="alert(1)" x="<b>';
  const { top } = pageOf({ ...service, repository: hostile, lastModifiedVersion: hostile });
  expect(top).not.toMatch(/" onmouseover|<b>/);
});

it("gives no id of the page to a name", async () => {
  const names = ["foo", "input_foo", "output_bar", "outputs", "menu", "payload", "taken"];
  const variables = names.map((name) => `variable "${name}" {}\n`).join("");
  const { inputs, outputs } = pageOf(await testService(`${variables}output "bar" { value = 1 }\n`));
  const ids = [...(inputs + outputs).matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
  expect(new Set(ids).size).toBe(ids.length);
  const bare = [...(inputs + outputs).matchAll(/<code id="([^"]+)"/g)].map(([, id]) => id);
  expect(bare).toEqual(["foo", "bar"]);
});
