import { expect, it } from "vitest";
import type { Connection } from "../../model/reference/connection.ts";
import {
  findConnection,
  getConnections,
  getConnectionsOfInput,
  getNamesInCode,
  getOutputReference,
} from "./output-reference.ts";

function connection(input: string, more: Partial<Connection> = {}): Connection {
  return {
    from: "networking/vpc-app",
    output: "id",
    outputType: "string",
    to: "a/b",
    input,
    inputType: "string",
    form: "whole",
    keys: [],
    reason: "",
    ...more,
  };
}

const connections = [
  connection("vpc_id"),
  connection("ids", { form: "item" }),
  connection("groups.*.vpc.id", { output: "ids", form: "one", keys: ["0"] }),
];

it("writes an output in the form that the place takes", () => {
  const write = (
    reference: string,
    path: string[],
    tool: "terraform" | "terragrunt" = "terraform",
  ) =>
    getOutputReference(reference, findConnection(reference, connections, path), {
      tool,
      name: reference.split(/[/.]/)[1] ?? "",
    });
  expect(write("networking/vpc-app.id", ["vpc_id"])).toBe("module.vpc_app.id");
  expect(write("networking/vpc-app.id", ["ids"], "terragrunt")).toBe(
    "[dependency.vpc_app.outputs.id]",
  );
  expect(write("networking/vpc-app.ids", ["groups", "3", "vpc", "id"])).toBe(
    "module.vpc_app.ids[0]",
  );
  expect(write("other/dns.zone.id", ["vpc_id"])).toBe("module.dns.zone.id");
});

it("finds the connections of an input and of its parts", () => {
  const paths = (below: readonly { path: string }[]) => below.map(({ path }) => path);
  expect(paths(getConnectionsOfInput(connections, "vpc_id"))).toEqual([""]);
  const groups = getConnectionsOfInput(connections, "groups");
  expect(paths(groups)).toEqual(["*.vpc.id"]);
  expect(paths(getConnections(getConnections(getConnections(groups, "*"), "vpc"), "id"))).toEqual([
    "",
  ]);
  expect(getConnections(groups, "name")).toEqual([]);
});

it("adds the category to the names of services that would have one label", () => {
  const ids = ["networking/vpc-app", "mgmt/vpc_app", "data/s3"];
  expect([...getNamesInCode(ids)]).toEqual([
    ["networking/vpc-app", "networking-vpc-app"],
    ["mgmt/vpc_app", "mgmt-vpc_app"],
    ["data/s3", "s3"],
  ]);
});
