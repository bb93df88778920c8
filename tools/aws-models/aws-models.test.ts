import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { expect, it, onTestFinished } from "vitest";
import { cutModel, formatModel } from "./cut-model.ts";
import { findCommands } from "./find-commands.ts";
import { readDeclarations, readFilters, readPackage, type Shapes } from "./read-package.ts";

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

it("reduces a model to the shapes that operations use, one per line", () => {
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
  const found = findCommands(text, ["ec2", "s3api", "rds"]);
  expect(found.get("ec2")?.has("describe-vpcs")).toBe(true);
  expect(found.get("s3api")).toEqual(new Set(["list-buckets"]));
  expect(found.get("rds")).toEqual(new Set(["wait", "db-instance-available"]));
});

it("reads a package", () => {
  const folder = mkdtempSync(join(tmpdir(), "aws-package-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const write = (path: string, text: string) => {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  };
  const types = "dist-types/ts3.4";
  write(`${types}/models/models_0.d.ts`, declarations);
  write(
    `${types}/commands/ListPartsCommand.d.ts`,
    "export declare class ListPartsCommand extends Base {\n  protected static __types: {\n    api: {\n      input: Request;\n      output: {};\n    };",
  );
  write(
    "dist-es/pagination/ListPartsPaginator.js",
    'export const paginateListParts = createPaginator(Client, ListPartsCommand, "Next", "Next", "Max");',
  );
  write(
    "dist-es/waiters/waitForPartReady.js",
    "await client.send(new ListPartsCommand(input));\nexport const waitUntilPartReady = async () => {};",
  );
  expect(readPackage(folder)).toEqual({
    operations: new Map([["ListParts", { input: "Request" }]]),
    waiters: new Map([["PartReady", "ListParts"]]),
    pages: new Map([["ListParts", "Max"]]),
    filters: new Map(),
    shapes: read(),
  });
});
