import { expect, it } from "vitest";
import { base, release, withReleases } from "../../../tests/support/example-history.ts";
import { altersDeployment, createUpgradePlan } from "./upgrade-plan.ts";

it("plans an upgrade: what breaks, what is required, what changes, what may be used", () => {
  expect(createUpgradePlan(base, "0.94.0", "2.0.0")).toEqual({
    from: "0.94.0",
    to: "2.0.0",
    direction: "upgrade",
    removed: [
      {
        name: "entry_poilcy",
        version: "0.110.0",
        successor: "entry_policy",
        isDocumented: false,
      },
    ],
    superseded: [],
    required: [{ name: "region", version: "2.0.0", type: "string" }],
    requirements: [],
    otherRequirements: [],
    narrowed: [{ name: "tags", version: "2.0.0", from: "map(string)", to: "map(number)" }],
    stricter: [],
    // A change that was reversed is not listed.
    defaults: [],
    outputsRemoved: [{ name: "id", version: "2.0.0", successor: null, isDocumented: false }],
    widened: [],
    otherSettings: [],
    optionalNow: [{ name: "cidr", version: "2.0.0", type: "string", default: null }],
    added: [{ name: "entry_policy", version: "0.110.0", type: "any", default: {} }],
    outputsAdded: [],
  });
});

it("compares the types of both versions, also if an input was removed in between", () => {
  const history = withReleases(
    release("1.0.0", { removed: ["nat"] }),
    release("1.1.0", { added: [{ name: "nat", type: "list(number)", default: [] }] }),
    release("2.0.0", {
      changed: [{ name: "tags", field: "type", from: "map(string)", to: "any" }],
    }),
    release("2.1.0", { changed: [{ name: "tags", field: "type", from: "any", to: "map(any)" }] }),
  );
  const plan = createUpgradePlan(history, "0.93.0", "2.1.0");
  expect(plan?.narrowed.map(({ name }) => name)).toEqual(["nat"]);
  expect(plan?.widened.map(({ name }) => name)).toEqual(["tags"]);
});

it("plans a rollback with the versions swapped", () => {
  const plan = createUpgradePlan(base, "2.0.0", "0.110.0");
  expect(plan?.direction).toBe("rollback");
  expect(plan?.removed.map(({ name }) => name)).toEqual(["region"]);
  expect(plan?.required.map(({ name }) => name)).toEqual(["cidr"]);
  expect(plan?.defaults).toEqual([{ name: "nat", version: "2.0.0", from: 1, to: 3 }]);
  expect(plan?.widened.map(({ name }) => name)).toEqual(["tags"]);
  expect(plan?.outputsAdded.map(({ name }) => name)).toEqual(["id"]);
});

it("plans nothing between a version and itself", () => {
  const { from: _, to: __, direction, ...lists } = createUpgradePlan(base, "2.0.0", "2.0.0") ?? {};
  expect(direction).toBe("none");
  expect(Object.values(lists).flat()).toEqual([]);
});

it.each([
  [null, "", false],
  [{}, [], false],
  [null, false, true],
  ["a", "b", true],
  [{ a: 1, b: 2 }, { b: 2, a: 1 }, false],
])("a default that goes from %j to %j alters what is deployed: %s", (from, to, alters) => {
  expect(altersDeployment(from, to)).toBe(alters);
});

it.each([
  [{ on: true, zone: null }, "object({ on = bool, zone = string })", {}, []],
  [{ on: true, zone: "a" }, "object({ on = bool, zone = string })", {}, ["backup"]],
  [[{ on: false }], "list(object({ on = bool }))", {}, ["backup"]],
  [{ on: true }, "object({ on = bool })", { on: true, zone: "a" }, ["backup"]],
  [{ on: true }, "object({ on = bool, toString = optional(string) })", { zone: "" }, []],
])("fills in %j of %s to compare it with %j", (before, type, after, names) => {
  const inputs = [{ name: "backup", type, default: before }];
  const to =
    'object({ mode = optional(string, "x"), on = optional(bool, true), zone = optional(string) })';
  const plan = createUpgradePlan(
    {
      schema: 1,
      first: { version: "1.0.0", date: "2026-01-01", inputs, outputs: [] },
      releases: [
        {
          version: "2.0.0",
          date: "2026-02-01",
          changed: [
            { name: "backup", field: "type", from: type, to },
            { name: "backup", field: "default", from: before, to: after },
          ],
        },
      ],
    },
    "1.0.0",
    "2.0.0",
  );
  expect(plan?.defaults.map(({ name }) => name)).toEqual(names);
});

const createInputs = (...names: string[]) => names.map((name) => ({ name, type: "any" }));

it("prefers what an upgrade guide says, and follows successors that were renamed again", () => {
  const history = withReleases(
    release("1.0.0", {
      added: createInputs("queue", "drain_queue", "limits", "burst_rate", "rate_limits"),
    }),
    release("1.1.0", {
      removed: ["drain_queue", "limits", "burst_rate", "rate_limits"],
      added: createInputs("drain", "drain_queue_url", "limits_name", "burst_rate_id", "rate_limit"),
      renamed: { drain_queue: "drain", limits: null },
    }),
    release("2.0.0", {
      removed: ["drain"],
      added: createInputs("drain_target"),
      renamed: { drain: "drain_target" },
    }),
  );
  const successors = createUpgradePlan(history, "1.0.0", "2.0.0")?.removed.map(
    ({ name, successor, isDocumented }) => [name, successor, isDocumented],
  );
  expect(successors).toEqual([
    ["burst_rate", "burst_rate_id", false],
    ["drain_queue", "drain_target", true],
    ["limits", null, false],
    ["rate_limits", "rate_limit", false],
  ]);
});

it("names inputs that keep their name while a guide names a new input for their value", () => {
  const history = withReleases(
    release("1.0.0", { added: createInputs("role", "queue") }),
    release("2.0.0", { added: createInputs("node_role"), renamed: { role: "node_role" } }),
    release("3.0.0", {
      removed: ["queue"],
      added: createInputs("role_name"),
      renamed: { queue: "role" },
    }),
  );
  const superseded = (from: string, to: string) => createUpgradePlan(history, from, to)?.superseded;
  expect(superseded("1.0.0", "3.0.0")).toEqual([
    { name: "role", version: "2.0.0", successor: "node_role" },
  ]);
  expect(superseded("2.0.0", "3.0.0")).toEqual([]);
  expect(superseded("3.0.0", "1.0.0")).toEqual([]);
});
