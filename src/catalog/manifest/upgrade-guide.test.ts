import { expect, it } from "vitest";
import {
  getGuidesFor,
  getRenamesInGuides,
  isUpgradeGuide,
  readUpgradeGuide,
} from "./upgrade-guide.ts";

const text = `# Upgrade to 4.0

- The input \`drain\` was removed in favor of \`drain_target\`. Set \`rate\`, too.
- \`limits\` was replaced by \`hard_limit\` and \`soft_limit\`.
- Switch the input \`zone\` to \`zone_id\`. Change \`rate\` from \`1\` to \`2\`.
- Use \`lifetime\` instead of the input \`ttl\`
- \`topic\`, and \`topic_arn\` have been replaced with \`topics\`

### pool_size is replaced with pool_sizes

1. Removed
   - \`legacy_mode\`
   - \`disk_count\` + \`disk_type\` are removed, and \`spare\`
   - \`old_policy\` - use \`policies\` or \`policy_arns\` instead
2. Renamed
   - \`queue_name\` -> \`name\`
   - \`prefix\` (string) => \`use_prefix\` (bool)
   - \`key\` - \`keyId\`
   - \`timeout\` -> replaced with \`timeouts\`
   - \`role\` -> \`task_role\`
   - \`role\` -> \`node_role\`
   - \`rules\` -> \`ingress_rules\` and \`egress_rules\`
   - \`split\` -> \`split_a\` and \`split_b\` (list)
   - \`part\` -> \`part_a\`, \`part_b\` - both are lists
   - \`vpc\` -> \`vpc_id\`, \`subnets\` (list) -> \`subnet_ids\`
   - \`policy\` → \`execution_role.policy\`
   - \`boundary\` is now \`execution_role.boundary\`

| Input | Reason | Instead |
| --- | --- | --- |
| \`tier\` | Is part of an object now | Set \`sku.tier\` with \`secret\` |
| \`suffix\` (string) | Has no effect, as \`name\` | |
| \`ca\` -> \`ca_file\` | Is a path | |
| \`cert\`, \`key_file\` | Are the same for \`all\` | \`tls\` |

| Input | What |
| --- | --- |
| \`ports\` | Is now \`port_ranges\` |
| \`proxy\` | Is used by \`name\` only |

\`\`\`diff
- \`fenced\` -> \`name\`
\`\`\`
`;

it("reads successors from an upgrade guide", () => {
  const guide = readUpgradeGuide("docs/UPGRADE-4.0.md", text);
  const present = new Set(
    "zone_id lifetime drain_target rate hard_limit soft_limit topics pool_sizes policies policy_arns name use_prefix keyId timeouts task_role node_role ingress_rules egress_rules vpc_id subnet_ids sku split_a split_b part_a part_b ca_file tls all port_ranges execution_role".split(
      " ",
    ),
  );
  const removed =
    "zone ttl drain limits topic topic_arn pool_size legacy_mode disk_count disk_type spare old_policy queue_name prefix key timeout role rules vpc subnets tier suffix fenced split part ca cert key_file ports proxy policy boundary".split(
      " ",
    );
  expect(getRenamesInGuides(removed, present, [guide])).toEqual({
    zone: "zone_id",
    ttl: "lifetime",
    drain: "drain_target",
    limits: null,
    topic: "topics",
    topic_arn: "topics",
    pool_size: "pool_sizes",
    legacy_mode: null,
    disk_count: null,
    disk_type: null,
    old_policy: null,
    queue_name: "name",
    prefix: "use_prefix",
    key: "keyId",
    timeout: "timeouts",
    role: null,
    rules: null,
    vpc: "vpc_id",
    subnets: "subnet_ids",
    tier: "sku",
    suffix: null,
    split: null,
    part: null,
    ca: "ca_file",
    cert: "tls",
    key_file: "tls",
    ports: "port_ranges",
    proxy: null,
    policy: "execution_role",
    boundary: "execution_role",
  });
  expect(getRenamesInGuides(["role"], new Set(["node_role"]), [guide])).toEqual({
    role: "node_role",
  });
  expect(getRenamesInGuides(["queue_name"], new Set(), [guide])).toEqual({ queue_name: null });
  expect(getRenamesInGuides(["other"], present, [guide])).toEqual({});
});

it.each([
  // A sentence on two lines.
  [
    "One table served all zones, and so we have replaced\n`table` with the new `tables` list.",
    "tables",
  ],
  ["- The input `table` was removed\n  in favor of `tables`.", "tables"],
  ["### table -> tables (list)", "tables"],
  [
    "There was an input `table` with one name. This variable has been renamed to `tables`.",
    "tables",
  ],
  ["It was called `table`. It is now `tables`.", "tables"],
  // Each line is about another name.
  ["`zone` is now `zone_id`\n`table` is now `tables`\n`zone` and", "tables"],
  ["Set `table` or `zone`. This input has been renamed to `tables`.", undefined],
  ["See `table`.\n\nIt is now `tables`.", undefined],
  ["See `table`\n- `zone` is now `tables`", undefined],
])("reads the successor of an input from %j", (text, successor) => {
  const guide = readUpgradeGuide("UPGRADE-4.0.md", text);
  const renames = getRenamesInGuides(["table"], new Set(["tables", "zone_id"]), [guide]);
  expect(renames).toEqual(successor === undefined ? {} : { table: successor });
});

it.each([
  ["docs/UPGRADE-4.0.md", "", "4"],
  ["modules/k8s/CHANGELOG.md", "modules/k8s", null],
  ["docs/upgrading_to_v10.0.0.md", "", "10"],
  ["NoticeOnUpgradeTov11.0.md", "", "11"],
  ["UPGRADING.md", "", null],
  ["docs/migration-0.7.x-0.8.x.md", "", "0.8"],
  ["docs/guides/UPGRADE-5.0.md", "", "5"],
  [".docs/MIGRATION_FROM_V2.md", "", null],
  ["docs/wiki/Upgrade-from-v1.1.4-to-v2.0.0.md", "", "2"],
  ["docs/upgrade_to_v0.13.0_from_v0.12.0.md", "", "0.13"],
  ["modules/k8s/docs/upgrades/2.0.md", "modules/k8s", "2"],
  ["modules/k8s/migrate-k8s.md", "modules/k8s", null],
])("knows what %s is about", (path, folder, series) => {
  expect(isUpgradeGuide(path)).toBe(true);
  expect(readUpgradeGuide(path, "")).toMatchObject({ folder, series });
});

it.each([
  "README.md",
  "docs/upgrade/README.md",
  "upgrade/main.md",
  "docs/UPGRADE.txt",
])("does not take %s for a guide", (path) => {
  expect(isUpgradeGuide(path)).toBe(false);
});

it("applies a guide to the releases and the folder that it is about", () => {
  const guides = ["UPGRADE-4.0.md", "modules/queue/UPGRADE.md"].map((path) =>
    readUpgradeGuide(path, ""),
  );
  const applied = (source: string, version: string) =>
    getGuidesFor(guides, { source, version }).map(({ series }) => series);
  expect(applied("", "4.1.0")).toEqual(["4"]);
  expect(applied("", "5.0.0")).toEqual([]);
  expect(applied("modules/queue", "4.0.0")).toEqual(["4", null]);
  expect(applied("modules/queue-policy", "5.0.0")).toEqual([]);
});

it("prefers what a section about the version says", () => {
  const guide = readUpgradeGuide(
    "UPGRADING.md",
    `# Upgrading notes
## Upgrading to v4.0.0
### 1.2 Variables
- \`project_name\` has been replaced by \`project\`.
## From 2.x to 3.0
- \`project_name\` has been replaced by \`project_id\`.
### Terraform 1.5.7
- \`tags\` -> \`labels\`
`,
  );
  const present = new Set(["project", "project_id", "labels"]);
  const renames = (version: string) => {
    const guides = getGuidesFor([guide], { source: "", version });
    return getRenamesInGuides(["project_name", "tags"], present, guides);
  };
  expect(renames("4.1.0")).toEqual({ project_name: "project", tags: "labels" });
  expect(renames("3.0.0")).toEqual({ project_name: "project_id", tags: "labels" });
  expect(renames("5.0.0")).toEqual({ project_name: null, tags: "labels" });
});

it("keeps successors of a section if another one of the line only mentions the name", () => {
  const text = `## Upgrade to v4.0.0
- \`size\` -> \`node_size\`
- \`zone\` -> \`zone_id\`
## Upgrade to v4.1.0
- \`size\` was removed
- \`zone\` -> \`zone_name\`
## Upgrade to v5.0.0
- \`pool\` was removed
## Upgrade to v6.0.0
- \`pool\` -> \`pool_id\`
`;
  const guide = readUpgradeGuide("UPGRADING.md", text);
  const present = new Set(["node_size", "zone_id", "zone_name", "pool_id"]);
  const getRenames = (version: string) =>
    getRenamesInGuides(
      ["size", "zone", "pool"],
      present,
      getGuidesFor([guide], { source: "", version }),
    );
  expect(getRenames("4.1.0")).toMatchObject({ size: "node_size", zone: null });
  expect(getRenames("5.0.0")).toMatchObject({ pool: "pool_id" });
});

it("reads from a changelog what it says about the version", () => {
  const guide = readUpgradeGuide(
    "CHANGELOG.md",
    `# Changelog
- \`size\` -> \`nodes\`
## [2.1.0](https://git.example.com/terraform-net/compare/v2.0.0...v2.1.0) (2026-02-01)
### Features
* rename \`size\` to \`node_count\`
## v2.0.0 - 2026-01-15
- var.zone was renamed to \`var.zone_id\`
`,
  );
  const present = new Set(["node_count", "nodes", "zone_id"]);
  const renames = (version: string) => {
    const guides = getGuidesFor([guide], { source: "modules/a", version });
    return getRenamesInGuides(["size", "zone"], present, guides);
  };
  expect(renames("2.1.0")).toEqual({ size: "node_count" });
  expect(renames("2.0.0")).toEqual({ zone: "zone_id" });
  expect(renames("2.1.1")).toEqual({});
});

it.each([
  ["- `var.zone` -> `var.zone_id`", { zone: "zone_id" }],
  ["- `zone` was renamed to `var.node.zone`", { zone: "node" }],
  ["- var.zone is now var.zone_id.", { zone: "zone_id" }],
  ["- `var.zone.name` was renamed to `zone_id`", {}],
  ["- `size = var.zone ? 1 : 0` was renamed to `zone_id`", {}],
])("reads the inputs in %s", (line, renames) => {
  const guide = readUpgradeGuide("UPGRADE.md", line);
  expect(getRenamesInGuides(["zone"], new Set(["zone_id", "node"]), [guide])).toEqual(renames);
});

it.each([
  ["- `zone` renamed `zone_id` to reflect its type.", { zone: "zone_id" }],
  ["- We renamed `zone` to `zone_id`", { zone: "zone_id" }],
  ["- Module `node` renamed `zone_id`", {}],
  ["- `zone_id` was previously `zone`", { zone: "zone_id" }],
  ["- `zone_id` (formerly known as `zone`)", { zone: "zone_id" }],
  ["- `zone_id` was previously of type `zone`", {}],
  ["- `zone` removed. Use `zone_id` instead.", { zone: "zone_id" }],
  [
    "- `zone` removed. Set the name of the zone\n  via `node`. The default is `a`.",
    { zone: "node" },
  ],
  ["- `zone` was removed. Use `data.zones` to get the `zone_id`.", { zone: null }],
  ["- `zone` removed. Use `node` or `zone_id` instead.", { zone: null }],
  ["- `zone` is no longer supported; instead use the `node`, which covers it", { zone: "node" }],
  ["The `zone` has been removed, use `zone_id` instead", { zone: "zone_id" }],
  ["- Names have changed (i.e. - `zone` is now `zone_id`)", { zone: "zone_id" }],
])("reads what replaces an input in %s", (text, renames) => {
  const guide = readUpgradeGuide("UPGRADE.md", text);
  expect(getRenamesInGuides(["zone"], new Set(["zone_id", "node"]), [guide])).toEqual(renames);
});

it("reads long files of repeated characters", () => {
  const texts = ["`a` (", "` ", "- `a`", "```\n", "# a renamed to ", "`a` -> "];
  for (const text of texts) {
    const guide = readUpgradeGuide("UPGRADE.md", text.repeat(200_000));
    expect(guide.successors.size).toBeLessThan(2);
  }
});
