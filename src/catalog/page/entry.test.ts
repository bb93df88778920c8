import { expect, it } from "vitest";
import { testService } from "../../../tests/support/test-service.ts";
import { entriesOf } from "./entry.ts";

it("gives no id of the page to a name", async () => {
  const names = ["foo", "input_foo", "output_bar", "outputs", "menu", "payload", "taken"];
  const variables = names.map((name) => `variable "${name}" {}\n`).join("");
  const service = await testService(`${variables}output "bar" { value = 1 }\n`);
  const { inputs, outputs } = entriesOf(service, {
    descriptions: new Map(),
    taken: new Set(["taken"]),
    occurrences: new Map(),
    hrefs: { page: () => "/vpc", allInputs: "/inputs" },
  });
  const entries = [...inputs, ...outputs];
  const bare = entries.filter(({ hasBareId }) => hasBareId).map(({ name }) => name);
  const ids = [...entries.map(({ id }) => id), ...bare];
  expect(new Set(ids).size).toBe(ids.length);
  expect(bare).toEqual(["foo", "bar"]);
});
