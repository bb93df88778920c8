import { expect, it } from "vitest";
import { base, release, withReleases } from "../../../tests/support/example-history.ts";
import { checkHistory } from "./check-history.ts";
import { compareInterfaces } from "./compare-interfaces.ts";
import { getEntryHistories } from "./entry-history.ts";
import type { HistoryRelease, ModuleHistory } from "./history.ts";
import { getInterface } from "./history.ts";
import { getReleaseChanges } from "./release-changes.ts";
import { getSuccessors } from "./renames.ts";
import { createUpgradePlan, isVersionDefault, type UpgradePlan } from "./upgrade-plan.ts";

it("replays releases up to a version, also to one that changed nothing", () => {
  const moduleInterface = getInterface(base, "1.5.0");
  expect([...(moduleInterface?.inputs.keys() ?? [])]).toEqual([
    "cidr",
    "nat",
    "tags",
    "entry_policy",
  ]);
  expect(moduleInterface?.inputs.get("nat")).toEqual({ name: "nat", type: "number", default: 3 });
  expect([...(moduleInterface?.outputs ?? [])]).toEqual(["id", "arn"]);
  expect(getInterface(base, "0.92.9")).toBeUndefined();
  expect(getInterface(base, "2.0.0")?.inputs.get("cidr")).toEqual({
    name: "cidr",
    type: "string",
    default: null,
  });
});

it("has no interface where the module was missing", () => {
  const history = withReleases(
    { version: "1.0.0", date: "2023-01-01", exists: false },
    { version: "1.2.0", date: "2023-02-01", exists: true, removed: ["nat"] },
  );
  expect(getInterface(history, "1.1.0")).toBeUndefined();
  expect(getInterface(history, "1.2.0")?.inputs.has("nat")).toBe(false);
  expect(createUpgradePlan(history, "1.0.0", "1.2.0")).toBeUndefined();
});

it("writes down exactly what makes one interface of another", () => {
  for (const [index, release] of base.releases.entries()) {
    const before = getInterface(base, base.releases[index - 1]?.version ?? "0.93.0");
    const after = getInterface(base, release.version);
    if (!before || !after) throw new Error("no interface");
    const { version: _, date: __, ...changes } = release;
    const found = compareInterfaces(before, after);
    const plain = {
      ...changes,
      ...(changes.changed && {
        changed: changes.changed
          .map(({ breaks: ___, ...change }) => change)
          .sort((a, b) => (a.name < b.name ? -1 : 1)),
      }),
    };
    expect(found).toEqual(plain);
    expect(compareInterfaces(after, after)).toBeUndefined();
  }
});

it("does not take another order of keys for a change", () => {
  const moduleInterface = (value: { [key: string]: number }) => ({
    inputs: new Map([["a", { name: "a", type: "any", default: value }]]),
    outputs: new Set<string>(),
  });
  expect(
    compareInterfaces(moduleInterface({ x: 1, y: 2 }), moduleInterface({ y: 2, x: 1 })),
  ).toBeUndefined();
});

it.each<[string, HistoryRelease[], string]>([
  ["a version twice", [release("1.0.0"), release("1.0.0")], "twice releases.1.version 1.0.0"],
  ["wrong order", [release("1.10.0"), release("1.9.0")], "order releases.1.version 1.9.0"],
  ["a pre-release", [release("1.0.0-rc1")], "not-a-version releases.0.version 1.0.0-rc1"],
  ["the future", [release("1.0.0", { date: "2027-01-01" })], "future releases.0.date 2027-01-01"],
  ["no day", [release("1.0.0", { date: "2026-13-45" })], "not-a-day releases.0.date 2026-13-45"],
  [
    "a removal of nothing",
    [release("1.0.0", { removed: ["none"] })],
    "gap releases.0.removed.0 none",
  ],
  [
    "a second addition",
    [release("1.0.0", { added: [{ name: "nat", type: "any" }] })],
    "gap releases.0.added.0 nat",
  ],
  [
    "another value before",
    [release("1.0.0", { changed: [{ name: "nat", field: "default", from: 2, to: 3 }] })],
    "gap releases.0.changed.0.from 2",
  ],
  [
    "outputs that do not fit",
    [release("1.0.0", { outputsRemoved: ["x"], outputsAdded: ["id"] })],
    "gap releases.0.outputsRemoved.0 x; gap releases.0.outputsAdded.0 id",
  ],
  [
    "settings of an input that does not exist",
    [release("1.0.0", { removed: ["nat"], settings: [{ name: "nat", to: { sensitive: true } }] })],
    "gap releases.0.settings.0 nat",
  ],
])("finds %s", (_, releases, expected) => {
  const errors = checkHistory(withReleases(...releases), { today: "2026-11-24" });
  expect(
    errors.map(({ kind, path, value }) => `${kind} ${path.join(".")} ${value}`).join("; "),
  ).toBe(expected);
});

const withRequirements = {
  ...base,
  first: { ...base.first, requirements: { terraform: ">= 1.0", "hashicorp/aws": ">= 5.0" } },
};

it("replays required versions, and plans those that are no longer allowed as changes", () => {
  const history: ModuleHistory = {
    ...withRequirements,
    releases: [
      ...base.releases,
      release("3.0.0", {
        requirements: [
          { name: "hashicorp/aws", from: ">= 5.0", to: ">= 6.0", breaks: "up" },
          { name: "hashicorp/random", to: "" },
        ],
      }),
      release("3.1.0", { requirements: [{ name: "terraform", from: ">= 1.0" }] }),
    ],
  };
  expect(checkHistory(history, { today: "2026-11-24" })).toEqual([]);
  const plan = createUpgradePlan(history, base.first.version, "3.1.0");
  expect(plan?.requirements).toEqual([
    { name: "hashicorp/aws", version: "3.0.0", from: ">= 5.0", to: ">= 6.0" },
  ]);
  expect(plan?.otherRequirements).toEqual([
    { name: "hashicorp/random", version: "3.0.0", from: null, to: "" },
  ]);
  const wrong = release("4.0.0", {
    requirements: [{ name: "terraform", from: ">= 0.12", to: "" }],
  });
  const errors = checkHistory(
    { ...history, releases: [...history.releases, wrong] },
    { today: null },
  );
  expect(errors.map(({ kind, path }) => `${kind} ${path.join(".")}`)).toEqual([
    `gap releases.${history.releases.length}.requirements.0.from`,
  ]);
});

it.each([
  ["engine_version", true],
  ["version", true],
  ["conversion_factor", false],
])("whether the default of %s is a version: %s", (name, expected) => {
  expect(isVersionDefault({ name, version: "1.0.0", from: "2", to: "3" })).toBe(expected);
});

const withSettings: ModuleHistory = {
  ...base,
  first: { ...base.first, settings: { cidr: { validations: ["length(var.cidr) > 0"] } } },
  releases: [
    release("1.0.0", {
      added: [{ name: "key", type: "string" }],
      settings: [
        { name: "key", to: { sensitive: true } },
        { name: "nat", to: { nullable: false, validations: ["var.nat < 9"] } },
      ],
    }),
    release("2.0.0", {
      settings: [
        { name: "cidr", from: { validations: ["length(var.cidr) > 0"] }, to: { nullable: false } },
        {
          name: "nat",
          from: { nullable: false, validations: ["var.nat < 9"] },
          to: { validations: ["var.nat < 10"] },
        },
      ],
    }),
    release("3.0.0", { removed: ["cidr"] }),
  ],
};

it("plans changed validations and settings, stricter ones as changes", () => {
  expect(checkHistory(withSettings, { today: "2026-11-24" })).toEqual([]);
  const planFrom = (from: string, to: string) => {
    const plan = createUpgradePlan(withSettings, from, to);
    const rows = (list: UpgradePlan["stricter"] = []) =>
      list.map(({ name, version, kind, values }) => [name, version, kind, ...values].join(" "));
    return { stricter: rows(plan?.stricter), otherSettings: rows(plan?.otherSettings) };
  };
  expect(planFrom("0.93.0", "2.0.0")).toEqual({
    stricter: ["cidr 2.0.0 not-nullable", "nat 2.0.0 validation-added var.nat < 10"],
    otherSettings: ["cidr 2.0.0 validation-removed length(var.cidr) > 0"],
  });
  expect(planFrom("1.0.0", "2.0.0").otherSettings).toContain(
    "nat 2.0.0 validation-changed var.nat < 9 var.nat < 10",
  );
  const [first, second] = getReleaseChanges(withSettings);
  expect(first?.changes).toMatchObject([
    { name: "nat", kind: "validation-added", breaking: true, values: ["var.nat < 9"] },
    { name: "key", kind: "added-required" },
    { name: "nat", kind: "not-nullable", breaking: false },
  ]);
  expect(second?.changes[0]).toMatchObject({
    name: "cidr",
    kind: "not-nullable",
    breaking: true,
  });
  const broken = release("4.0.0", { settings: [{ name: "nat", from: { sensitive: true } }] });
  const releases = [...withSettings.releases, broken];
  expect(checkHistory({ ...withSettings, releases }, { today: null })[0]?.path).toEqual([
    "releases",
    3,
    "settings",
    0,
    "from",
  ]);
});

it("compares settings only where both interfaces record them", () => {
  const recorded = getInterface(withSettings, "1.0.0");
  const unrecorded = getInterface(withReleases(...withSettings.releases), "1.0.0");
  if (!recorded || !unrecorded) throw new Error("no interface");
  expect(compareInterfaces(unrecorded, recorded)).toBeUndefined();
  expect(compareInterfaces({ ...recorded, settings: new Map() }, recorded)?.settings).toEqual([
    { name: "cidr", to: { validations: ["length(var.cidr) > 0"] } },
    { name: "key", to: { sensitive: true } },
    { name: "nat", to: { nullable: false, validations: ["var.nat < 9"] } },
  ]);
});

it("finds nothing wrong with what can be replayed", () => {
  expect(checkHistory(base, { today: "2026-11-24" })).toEqual([]);
});

it("returns when entries were added, changed, and replaced", () => {
  const histories = getEntryHistories(base);
  expect(histories.inputs.get("cidr")?.since).toBeNull();
  expect(histories.inputs.get("entry_policy")?.since).toBe("0.110.0");
  expect(histories.inputs.get("nat")?.changes.map(({ version, to }) => [version, to])).toEqual([
    ["0.110.0", 3],
    ["2.0.0", 1],
  ]);
  expect(histories.outputs.get("arn")?.since).toBe("0.94.0");
  expect(histories.removedInputs).toEqual([
    {
      name: "entry_poilcy",
      version: "0.110.0",
      date: "2024-01-01",
      type: "any",
      successor: "entry_policy",
      isDocumented: false,
    },
  ]);
  expect(histories.removedOutputs.map(({ name, successor }) => [name, successor])).toEqual([
    ["id", null],
  ]);
});

it("ignores a removal if the entry is added again", () => {
  const histories = getEntryHistories(
    withReleases(
      release("1.0.0", { removed: ["nat"], outputsRemoved: ["id"] }),
      release("1.1.0", { added: [{ name: "nat", type: "number" }], outputsAdded: ["id"] }),
    ),
  );
  expect(histories.removedInputs).toEqual([]);
  expect(histories.removedOutputs).toEqual([]);
  expect(histories.inputs.get("nat")?.since).toBe("1.1.0");
});

it.each([
  ["access_entry_poilcy_associations", "any", "access_entry_policy_associations", "any", true],
  ["ecs_cluster_launch_configuration_id", null, "ecs_cluster_launch_template_id", "", true],
  ["slack_webhook_url", "string", "slack_webhook_url_secrets_manager_arn", "string", true],
  ["cluster_mode", "list(any)", "num_node_groups", "number", false],
  ["backup_job_alarm_period", "number", "backup_schedule", "string", false],
  ["nat_gateway_count", "number", "nat_gateway_counts", "string", true],
  ["nat_gateway_count", "number", "nat_gateway_kind", "string", false],
  ["group_parameters", "list(any)", "group_parameter", "object({ name = string })", false],
  ["dns_search_domains", "list(string)", "dnsSearchDomains", "list(any)", true],
  ["queue_name", "string", "queue_type", "string", false],
  ["enable_all", "bool", "enable_dns", "bool", false],
  ["ipv4_pool", "string", "ipv6_pool", "string", false],
  ["task_cpu_autoscale_min_count", "number", "task_cpu_autoscale_max_count", "number", false],
  ["allow_from_vpn", "bool", "vpn_allow_to", "bool", false],
  ["private_min_size", "number", "private_minimum_size", "number", true],
  ["app_name", "string", "app_namespace", "string", false],
  ["pool_id", "string", "pool_idle", "string", false],
  ["subnets", "list(string)", "subnet_ids", "list(string)", true],
  ["policy_names", "list(string)", "policies_name", "list(string)", true],
  ["log_config", "any", "log_configuration", "any", true],
  ["alias", "string", "aliases", "string", true],
  ["queue_rules", "number", "partner_rule_groups_per_queue_policy", "number", false],
  ["fleet_number_of_apps_per_zone", "any", "hub_number_of_slots_per_zone", "any", false],
  ["bus_name", "string", "buses_name", "string", true],
  ["pi_pool", "string", "ip_pool", "string", false],
  ["disk_threshold_critical", "number", "disk_threshold_warning", "number", false],
] as const)("%s (%s) was replaced by %s (%s): %s", (name, type, other, otherType, expected) => {
  const successors = getSuccessors([{ name, type }], [{ name: other, type: otherType }]);
  expect(successors.get(name)).toBe(expected ? other : undefined);
});
