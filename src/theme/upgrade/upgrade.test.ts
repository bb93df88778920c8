import { expect, it } from "vitest";
import type { ModuleHistory } from "../../catalog/history/history.ts";
import { createUpgradePlan } from "../../catalog/history/upgrade-plan.ts";
import { readPlan, writePlan } from "./plan-query.ts";
import { getPlanChecklist, getPlanSections } from "./plan-sections.ts";

it("keeps a plan in the URL, with readable service names", () => {
  const query = "?service=networking/virtual-private-cloud-vpc&from=0.112.5&to=2.11.1";
  const plan = readPlan(query);
  expect(plan).toEqual({
    services: ["networking/virtual-private-cloud-vpc"],
    from: "0.112.5",
    to: "2.11.1",
  });
  expect(writePlan(plan)).toBe(query);
});

it.each([
  ["", { services: [], from: "", to: "" }, ""],
  ["?from=v1.0.0&to= 2.0.0", { services: [], from: "1.0.0", to: "2.0.0" }, "?from=1.0.0&to=2.0.0"],
  ["?service=a/b&service=a/b&service=", { services: ["a/b"], from: "", to: "" }, "?service=a/b"],
  [
    "?service=%3Cb%3E&from=%22",
    { services: ["<b>"], from: '"', to: "" },
    "?service=%3Cb%3E&from=%22",
  ],
])("reads the query %j", (query, plan, written) => {
  expect(readPlan(query)).toEqual(plan);
  expect(writePlan(plan)).toBe(written);
});

const history: ModuleHistory = {
  schema: 1,
  first: {
    version: "0.1.0",
    date: "2022-01-01",
    inputs: [
      { name: "nat", type: "number", default: 1 },
      { name: "old_names", type: "string", default: "`" },
    ],
    outputs: ["id"],
  },
  releases: [
    {
      version: "1.0.0",
      date: "2023-01-01",
      removed: ["old_names"],
      added: [
        { name: "old_name", type: "string", default: "" },
        { name: "region", type: "string" },
      ],
      changed: [{ name: "nat", field: "default", from: 1, to: 3 }],
      outputsRemoved: ["id"],
    },
  ],
};

it("lists what must change before what may", () => {
  const plan = createUpgradePlan(history, "0.1.0", "1.0.0");
  const sections = getPlanSections(plan ?? ({} as never));
  expect(sections.map(({ breaking, rows }) => [breaking, rows.map(({ name }) => name)])).toEqual([
    [true, ["old_names"]],
    [true, ["region"]],
    [true, ["nat"]],
    [true, ["id"]],
    [false, ["old_name"]],
  ]);
  expect(sections[2]?.rows[0]?.values).toEqual(["1", "3"]);
});

it("writes a checklist in Markdown", () => {
  const plan = createUpgradePlan(history, "0.1.0", "1.0.0");
  if (!plan) throw new Error("no plan");
  const source = "git::git@github.com:example/modules.git//vpc?ref=v1.0.0";
  const text = getPlanChecklist([{ title: "VPC", source, plan }], { from: "0.1.0", to: "1.0.0" });
  expect(text).toBe(`# Upgrade from 0.1.0 to 1.0.0

## VPC

- [ ] \`source = "${source}"\`

**Remove these inputs**

- [ ] \`old_names\` (in 1.0.0). Probably replaced by: \`old_name\`

**Set these inputs, which are required now**

- [ ] \`region\`: \`string\` (in 1.0.0)

**Changed defaults: set the old value to keep what is deployed**

- [ ] \`nat\`: \`1\` → \`3\` (in 1.0.0)

**Stop reading these outputs**

- [ ] \`id\` (in 1.0.0)

**New and optional inputs**

- \`old_name\`: \`string\` = \`""\` (in 1.0.0)
`);
});
