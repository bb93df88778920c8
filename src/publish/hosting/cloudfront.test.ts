import { createContext, runInContext } from "node:vm";
import { parseAst } from "rolldown/parseAst";
import { describe, expect, it } from "vitest";
import { getCloudfrontFiles } from "./cloudfront.ts";
import { getHeaderRules } from "./header-rules.ts";
import type { HostedRules } from "./hosted-site.ts";

/**
 * In bytes:
 * https://docs.aws.amazon.com/AmazonCloudFront/latest/DeveloperGuide/cloudfront-limits.html
 */
const maxFunctionBytes = 10_240;

/**
 * Allowed ESTree nodes: ES 5.1 and parts of ES 6 to 12.
 * https://docs.aws.amazon.com/AmazonCloudFront/latest/DeveloperGuide/functions-javascript-runtime-20.html
 */
const syntax = new Set(
  `Program ImportDeclaration ImportDefaultSpecifier
  BlockStatement BreakStatement CatchClause ContinueStatement DoWhileStatement EmptyStatement
  ExpressionStatement ForInStatement ForStatement FunctionDeclaration IfStatement LabeledStatement
  ReturnStatement SwitchCase SwitchStatement ThrowStatement TryStatement VariableDeclaration
  VariableDeclarator WhileStatement
  ArrayExpression ArrowFunctionExpression AssignmentExpression AwaitExpression BinaryExpression
  CallExpression ConditionalExpression FunctionExpression Identifier Literal LogicalExpression
  MemberExpression NewExpression ObjectExpression ParenthesizedExpression Property RestElement
  SequenceExpression TemplateElement TemplateLiteral ThisExpression UnaryExpression
  UpdateExpression`.split(/\s+/),
);

const operators = new Set(
  `= += -= *= /= %= <<= >>= >>>= &= |= ^= + - * / % ** << >> >>> & | ^ ~ ! && || == != === !== < >
  <= >= in instanceof typeof void delete ++ --`.split(/\s+/),
);

/** The runtime has no `eval`, `Function`, timers, or network. */
const globals = new Set(
  `Object Array String Number Boolean Date RegExp Math JSON Error TypeError RangeError undefined NaN
  Infinity isNaN isFinite parseInt parseFloat decodeURI decodeURIComponent encodeURI
  encodeURIComponent console`.split(/\s+/),
);

const methods = new Set(
  `charAt charCodeAt concat indexOf lastIndexOf match replace search slice split substr substring
  toLowerCase toUpperCase trim includes startsWith endsWith padStart padEnd repeat replaceAll
  forEach filter map reduce some every join push pop shift unshift reverse sort splice isArray
  keys test exec stringify parse hasOwnProperty toString kvs exists get`.split(/\s+/),
);

interface Node {
  type: string;
  [key: string]: unknown;
}

function isNode(value: unknown): value is Node {
  return typeof value === "object" && value !== null && "type" in value;
}

function getChildren(node: Node): [key: string, child: Node][] {
  return Object.entries(node).flatMap(([key, value]): [string, Node][] =>
    (Array.isArray(value) ? value : [value]).filter(isNode).map((child) => [key, child]),
  );
}

function findUndocumentedSyntax(source: string): string[] {
  const program = parseAst(source, { lang: "js" }) as unknown as Node;
  const found: string[] = [];
  const declared = new Set<string>();
  const used = new Set<string>();
  const declare = (target: unknown) => {
    if (isNode(target) && target.type === "Identifier") declared.add(String(target.name));
    else if (isNode(target) && target.type === "RestElement") declare(target.argument);
    else if (isNode(target)) found.push(target.type);
  };
  const visit = (node: Node, parent: Node | undefined, key: string) => {
    if (!syntax.has(node.type)) found.push(node.type);
    if (typeof node.operator === "string" && !operators.has(node.operator))
      found.push(node.operator);
    if (node.type === "ImportDeclaration" && (node.source as Node).value !== "cloudfront")
      found.push(`import of ${String((node.source as Node).value)}`);
    if (node.type === "ImportDefaultSpecifier") declare(node.local);
    if (node.type === "VariableDeclarator") declare(node.id);
    if (node.type === "CatchClause") declare(node.param);
    if (node.type === "FunctionDeclaration") declare(node.id);
    if (/Function/.test(node.type)) {
      if (node.generator === true) found.push("generator");
      // Only a function declaration can be `async`.
      if (node.async === true && node.type !== "FunctionDeclaration") found.push("async closure");
      for (const param of (node.params as Node[]) ?? []) declare(param);
    }
    if (node.type === "AwaitExpression" && parent?.type !== "VariableDeclarator")
      found.push("await in an expression");
    if (node.type === "Property" && (node.shorthand || node.computed || node.method))
      found.push("property of ES 6");
    if (node.optional === true) found.push("?.");
    const callee = node.type === "CallExpression" && (node.callee as Node);
    if (callee && callee.type === "MemberExpression" && callee.computed !== true) {
      const name = String((callee.property as Node).name);
      if (!methods.has(name)) found.push(`.${name}()`);
    }
    const isName =
      (parent?.type === "MemberExpression" && key === "property" && parent.computed !== true) ||
      (parent?.type === "Property" && key === "key");
    if (node.type === "Identifier" && !isName) used.add(String(node.name));
    for (const [name, child] of getChildren(node)) visit(child, node, name);
  };
  visit(program, undefined, "");
  return [...found, ...[...used].filter((name) => !declared.has(name) && !globals.has(name))];
}

function functionOf(site: Partial<HostedRules> = {}): string {
  const baseUrl = site.baseUrl ?? "/";
  const rules = getHeaderRules({ url: "https://docs.example.com", baseUrl });
  const files = getCloudfrontFiles({
    trailingSlash: undefined,
    redirects: [],
    routes: [],
    ...site,
    baseUrl,
    rules,
  });
  return files.find(({ to }) => to.endsWith("function.js"))?.text ?? "";
}

const forms = [undefined, true, false].flatMap((trailingSlash) =>
  ["/", "/docs/"].map((baseUrl) => ({ trailingSlash, baseUrl })),
);

describe.each(forms)("the function of a site with %o", (site) => {
  it("uses only what the runtime documents", () => {
    const source = functionOf(site);
    expect(Buffer.byteLength(source)).toBeLessThanOrEqual(maxFunctionBytes);
    expect(findUndocumentedSyntax(source)).toEqual([]);
  });
});

it.each([
  ["for (const a of []) {}", "ForOfStatement"],
  ["class A {}", "ClassDeclaration"],
  ["const { a } = {};", "ObjectPattern"],
  ["const a = [...[]];", "SpreadElement"],
  ["const a = {}; a?.b;", "ChainExpression"],
  ["const a = 1 ?? 2;", "??"],
  ["eval('1');", "eval"],
  ["new Function('1');", "Function"],
  ["setTimeout(() => 1, 1);", "setTimeout"],
  ["fetch('/');", "fetch"],
  ["export const a = 1;", "ExportNamedDeclaration"],
  ["import fs from 'node:fs';", "import of node:fs"],
  ["[].at(0);", ".at()"],
  ["const f = async () => 1;", "async closure"],
  ["const a = 1; const b = { a };", "property of ES 6"],
])("finds undocumented syntax: %s", (source, expected) => {
  expect(findUndocumentedSyntax(source)).toContain(expected);
});

interface FunctionResult {
  uri?: string;
  statusCode?: number;
  headers?: { location: { value: string } };
}

type Query = Record<string, { value: string; multiValue?: { value: string }[] }>;

/** Runs the function without Node's globals, as CloudFront does. */
async function run(site: Partial<HostedRules>, uri: string, querystring: Query = {}) {
  const files = getCloudfrontFiles({
    baseUrl: "/",
    trailingSlash: undefined,
    rules: getHeaderRules({ url: "https://docs.example.com", baseUrl: "/" }),
    redirects: [],
    routes: [],
    ...site,
  });
  const text = (name: string) => files.find(({ to }) => to.endsWith(name))?.text ?? "";
  const { data } = JSON.parse(text("redirects.json")) as { data: { key: string; value: string }[] };
  const store = new Map(data.map(({ key, value }) => [key, value]));
  const cf = {
    kvs: () => ({
      exists: async (key: string) => store.has(key),
      get: async (key: string) => store.get(key),
    }),
  };
  const context = createContext({ cf }, { codeGeneration: { strings: false, wasm: false } });
  const source = text("function.js").replace(/^import cf from "cloudfront";$/m, "");
  const event = JSON.stringify({ request: { uri, querystring } });
  const response: unknown = await runInContext(`"use strict";${source};handler(${event})`, context);
  return JSON.parse(JSON.stringify(response)) as FunctionResult;
}

const redirects = [
  { from: "/old", href: "/docs/new#part" },
  { from: "/old/%C3%BC", href: "https://example.com/a?b=c" },
];

it.each([
  ["/", "/index.html"],
  ["/docs", "/docs/index.html"],
  ["/docs/", "/docs/index.html"],
  ["/docs/v1.2", "/docs/v1.2/index.html"],
  ["/assets/a-1.js", "/assets/a-1.js"],
  ["/docs.md", "/docs.md"],
  ["/.well-known/security.txt", "/.well-known/security.txt"],
  ["/.hosting/headers.json", "/404.html/none"],
  ["/%E0%A4%A", "/%E0%A4%A/index.html"],
])("requests the file of %s from the bucket", async (uri, file) => {
  expect((await run({}, uri)).uri).toBe(file);
});

it.each([
  [undefined, "/docs/node.js", "/docs/node.js/index.html"],
  [undefined, "/docs/über%20asp.net/", "/docs/über%20asp.net/index.html"],
  [undefined, "/docs/ASP.NET", "/docs/ASP.NET/index.html"],
  [undefined, "/files/REPORT.PDF", "/files/REPORT.PDF"],
  [true, "/docs/node.js/", "/docs/node.js/index.html"],
])("a page can be named like a file (%s, %s)", async (trailingSlash, uri, file) => {
  const routes = ["/docs/node.js", "/docs/%C3%BCber%20asp.net", "/docs/ASP.NET", "/docs"];
  expect((await run({ routes, trailingSlash }, uri)).uri).toBe(file);
});

it("adds the slash of a page that is named like a file", async () => {
  const site = { routes: ["/docs/node.js"], trailingSlash: true };
  expect((await run(site, "/docs/node.js")).headers?.location.value).toBe("/docs/node.js/");
});

it.each([
  ["/docs/guide", "/guide/index.html"],
  ["/docs/", "/index.html"],
  ["/guide", "/404.html/none"],
])("removes the base path: %s", async (uri, file) => {
  expect((await run({ baseUrl: "/docs/" }, uri)).uri).toBe(file);
});

it.each([
  ["/old", {}, "/docs/new#part"],
  ["/old/", {}, "/docs/new#part"],
  ["/old/index.html", {}, "/docs/new#part"],
  ["/old", { q: { value: "1" }, r: { value: "" } }, "/docs/new?q=1&r#part"],
  [
    "/old",
    { q: { value: "1", multiValue: [{ value: "1" }, { value: "2" }] } },
    "/docs/new?q=1&q=2#part",
  ],
  ["/old/%c3%bc", { q: { value: "1" } }, "https://example.com/a?b=c"],
])("redirects %s %o", async (uri, query, location) => {
  const response = await run({ redirects }, uri, query);
  expect([response.statusCode, response.headers?.location.value]).toEqual([301, location]);
});

it.each([
  [true, "/docs", "/docs/"],
  [true, "/docs/", undefined],
  [true, "/a.js", undefined],
  [true, "//docs", "/docs/"],
  [false, "/docs/", "/docs"],
  [false, "/docs", undefined],
  [false, "//docs/", "/docs"],
  [false, "/", undefined],
])("with slashes %s redirects %s to %s", async (trailingSlash, uri, location) => {
  expect((await run({ trailingSlash }, uri)).headers?.location.value).toBe(location);
});

it("redirects the base path without its slash", async () => {
  const response = await run({ baseUrl: "/docs/" }, "/docs");
  expect(response.headers?.location.value).toBe("/docs/");
});
