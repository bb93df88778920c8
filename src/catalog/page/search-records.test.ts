import { expect, it } from "vitest";
import { createTestService } from "../../../tests/support/test-service.ts";
import * as messages from "../../model/reference/catalog-messages.ts";
import { getSearchRecords } from "./search-records.ts";

it("describes inputs and outputs as the page renders them", async () => {
  const service = await createTestService(
    'variable "path" {\n  type = string\n  description = "Such as `/*`."\n}\noutput "path" {\n  value = 1\n}\n',
  );
  const rendered = "<p>Such as <code>/*</code>.</p>";
  const records = getSearchRecords(service, {
    page: "/docs/vpc",
    descriptions: new Map([
      ["input path", rendered],
      ["output path", ""],
    ]),
    messages,
  });
  const shared = { name: "path", service: "VPC", category: "networking" };
  expect(records).toEqual([
    {
      ...shared,
      kind: "input",
      type: "string",
      required: true,
      default: null,
      since: null,
      description: rendered,
      url: "/docs/vpc#input_path",
    },
    {
      ...shared,
      kind: "output",
      type: "",
      required: false,
      default: null,
      since: null,
      description: "",
      url: "/docs/vpc#output_path",
    },
  ]);
});

it("keeps the names of removed entries, with their successors", async () => {
  const service = await createTestService('variable "access_policy" {\n  default = 1\n}\n');
  const records = getSearchRecords(
    {
      ...service,
      history: {
        schema: 1,
        first: { version: "0.1.0", date: "2022-01-01", inputs: [], outputs: ["id"] },
        releases: [
          {
            version: "0.2.0",
            date: "2022-02-01",
            added: [{ name: "access_poilcy", type: "any", default: 1 }],
          },
          {
            version: "1.0.0",
            date: "2023-01-01",
            removed: ["access_poilcy"],
            added: [{ name: "access_policy", type: "any", default: 1 }],
            outputsRemoved: ["id"],
          },
        ],
      },
    },
    { page: "/docs/vpc", descriptions: new Map(), messages },
  );
  expect(records.map(({ kind, name, description }) => [kind, name, description])).toEqual([
    ["input", "access_policy", ""],
    ["input", "access_poilcy", "removed in 1.0.0. Probably replaced by access_policy."],
    ["output", "id", "removed in 1.0.0."],
  ]);
});
