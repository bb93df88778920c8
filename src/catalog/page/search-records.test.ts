import { expect, it } from "vitest";
import { testService } from "../../../tests/support/test-service.ts";
import { searchRecords } from "./search-records.ts";

it("describes inputs and outputs as they are drawn", async () => {
  const service = await testService(
    'variable "path" {\n  type = string\n  description = "Such as `/*`."\n}\noutput "path" {\n  value = 1\n}\n',
  );
  const drawn = "<p>Such as <code>/*</code>.</p>";
  const records = searchRecords(service, {
    page: "/docs/vpc",
    descriptions: new Map([
      ["input path", drawn],
      ["output path", ""],
    ]),
  });
  const place = { name: "path", service: "VPC", category: "networking" };
  expect(records).toEqual([
    {
      ...place,
      kind: "input",
      type: "string",
      required: true,
      description: drawn,
      url: "/docs/vpc#input_path",
    },
    {
      ...place,
      kind: "output",
      type: "",
      required: false,
      description: "",
      url: "/docs/vpc#output_path",
    },
  ]);
});
