import { expect, it } from "vitest";
import { commandsIn } from "./commands-in.ts";
import { cutModel, formatModel } from "./cut-model.ts";
import { readDeclarations, type Shapes } from "./read-declarations.ts";
import { readFilters } from "./read-filters.ts";

const declarations = `
export declare const State: {
  readonly available: "available";
  readonly in_use: "in-use";
};
export type State = (typeof State)[keyof typeof State];
export interface Request {
  Id: string | undefined;
  Names?: string[] | undefined;
  State?: State | undefined;
  Since?: Date | undefined;
  Limits?: Record<string, Record<string, Part[]>> | undefined;
  Counts?: Partial<Record<State, number>> | undefined;
  Long?:
    | Part[]
    | undefined;
}
export interface Part extends Base {}
export interface Empty {}
export type Choice = Choice.AMember | Choice.$UnknownMember;
export declare namespace Choice {
  interface AMember {
    A: Part;
    B?: never;
    $unknown?: never;
  }
  interface Visitor<T> {
    A: (value: Part) => T;
    _: (name: string, value: any) => T;
  }
}
`;

function read(): Shapes {
  const shapes: Shapes = new Map();
  readDeclarations(declarations, shapes);
  return shapes;
}

it("reads structures, unions and enumerations", () => {
  expect(Object.fromEntries(read())).toEqual({
    State: ["available", "in-use"],
    Request: {
      "Id!": "string",
      Names: "[string]",
      State: "State",
      Since: "timestamp",
      Limits: "{{[Part]}}",
      Counts: "{State:number}",
      Long: "[Part]",
    },
    Part: {},
    Empty: {},
    Choice: { A: "Part" },
  });
});

it("cuts a model to what operations reach, and writes it with a shape a line", () => {
  const model = {
    operations: new Map([
      ["B", { input: "Request" }],
      ["A", { output: "Empty" }],
    ]),
    waiters: new Map<string, string>(),
    pages: new Map([["A", "Max"]]),
    filters: new Map<string, string[]>(),
    shapes: read(),
  };
  const cut = cutModel({ package: "p", version: "1.0.0", date: "2026-01-31" }, model, ["B", "C"]);
  expect(cut.all).toEqual(["A", "B"]);
  expect(Object.keys(cut.shapes)).toEqual(["Part", "Request", "State"]);
  expect(cut.pages).toEqual({});
  expect(JSON.parse(formatModel(cut))).toEqual(cut);
  expect(formatModel(cut)).toContain('\n"Part":{},\n');
});

it("reads filters from comments", () => {
  const text = `export interface Request {
    /**
     * <p>The filters.</p>
     *  <ul>
     *   <li> <p>
     *     <code>vpc-id</code> - The VPC.</p> </li>
     *   <li> <p> <code>tag</code>:<key> - A tag.</p> </li>
     *   <li> <p><code>tag:<key></code> - A tag.</p> </li>
     *  </ul>
     */
    Filters?: Filter[] | undefined;
}
`;
  expect([...readFilters(text)]).toEqual([["Request", ["tag:*", "vpc-id"]]]);
});

it("finds commands in text", () => {
  const text = [
    "aws --region us-east-2 ec2 describe-vpcs --query 'a'",
    "aws s3api \\",
    "  list-buckets",
    "| `aws rds wait db-instance-available` | a sentence about aws and ec2 |",
  ].join("\n");
  const found = commandsIn(text, ["ec2", "s3api", "rds"]);
  expect(found.get("ec2")?.has("describe-vpcs")).toBe(true);
  expect(found.get("s3api")).toEqual(new Set(["list-buckets"]));
  expect(found.get("rds")).toEqual(new Set(["wait", "db-instance-available"]));
});
