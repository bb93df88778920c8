import { expect, it } from "vitest";
import { getRenameCandidates, getSuccessors } from "./renames.ts";

it("explains a name by a prefix that several other names dropped", () => {
  const names = ["lb_dns_name", "lb_zone_id", "lb_arn_suffix", "lb_arn", "port"];
  const removed = names.map((name) => ({ name, type: null }));
  const added = ["dns_name", "zone_id", "arn_suffix", "arn"].map((name) => ({ name, type: "" }));
  expect(getSuccessors(removed, added).get("lb_arn")).toBe("arn");
  expect(getSuccessors(removed, added).has("port")).toBe(false);
  expect(getSuccessors(removed.slice(2), added).has("lb_arn")).toBe(false);
});

it("counts short names that dropped a prefix", () => {
  const removed = ["cluster_name", "cluster_logs", "cluster_tags"].map((name) => {
    return { name, type: "string" };
  });
  const added = ["name", "logs", "tags"].map((name) => ({ name, type: "string" }));
  expect([...getSuccessors(removed, added)]).toEqual([
    ["cluster_name", "name"],
    ["cluster_logs", "logs"],
    ["cluster_tags", "tags"],
  ]);
  expect(getSuccessors(removed.slice(1), added).size).toBe(0);
});

it("suggests no successor that several removed names resemble equally", () => {
  const removed = ["red_queue_name", "blue_queue_name"].map((name) => ({ name, type: "string" }));
  expect(getSuccessors(removed, [{ name: "queue_name", type: "string" }]).size).toBe(0);
});

it("counts each word of a name once", () => {
  const candidates = getRenameCandidates("key_key_key", "string", [
    { name: "key", type: "string" },
  ]);
  expect(candidates).toEqual([]);
});

it("leaves a new name to the removed name that it resembles most", () => {
  const removed = ["db_fleet_instance_group_name", "db_fleet_group_name"].map((name) => {
    return { name, type: "string" };
  });
  const successors = getSuccessors(removed, [
    { name: "fleet_instance_group_name", type: "string" },
  ]);
  expect([...successors]).toEqual([["db_fleet_instance_group_name", "fleet_instance_group_name"]]);
  const alone = getSuccessors(removed.slice(1), [
    { name: "fleet_instance_group_name", type: "string" },
  ]);
  expect(alone.size).toBe(1);
});
