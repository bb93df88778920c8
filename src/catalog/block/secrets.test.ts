import { expect, it } from "vitest";
import type { TypeNode } from "../../model/reference/module.ts";
import { parseCanonicalType } from "../history/parse-canonical-type.ts";
import type { Draft } from "./draft.ts";
import { isSecretInput, isSecretName, withoutSecrets } from "./secrets.ts";

const text: TypeNode = { kind: "primitive", name: "string" };

it("distinguishes names of secrets from names of references to secrets", () => {
  const names = ["master_password", "githubToken", "tls_private_key", "API_KEY", "db_secret"];
  expect(names.filter(isSecretName)).toEqual(names);
  const others = ["secret_arn", "token_names", "key_name", "kms_key_id", "ssh_port", "passenger"];
  expect(others.filter(isSecretName)).toEqual([]);
});

it("takes no switch and no number for a secret", () => {
  const of = (type: string) =>
    isSecretInput({ name: "password_length", type: parseCanonicalType(type), sensitive: false });
  expect(["number", "bool", "string", "list(any)", "object({a = number})"].map(of)).toEqual([
    false,
    false,
    true,
    true,
    false,
  ]);
  expect(isSecretInput({ name: "x", type: text, sensitive: true })).toBe(true);
});

it.each<[string, Draft, Draft | undefined]>([
  ["string", "AKIAABCDEFGHIJKLMNOP", undefined],
  ["string", "-----BEGIN RSA PRIVATE KEY-----", undefined],
  ["string", "postgres://me:word@host/db", undefined],
  ["string", "https://example.com:8080/a", "https://example.com:8080/a"],
  ["list(string)", ["a", "ghp_abcdefghijklmnopqrst"], ["a"]],
  [
    "map(string)",
    {
      m: [
        ["DB_PASSWORD", "x"],
        ["HOST", "y"],
      ],
    },
    { m: [["HOST", "y"]] },
  ],
  [
    "object({ token = string, port = number })",
    { o: { token: "x", port: "1" } },
    { o: { port: "1" } },
  ],
  ["any", '{ password = "x" }', undefined],
  ["any", "{ password = var.password }", "{ password = var.password }"],
  ["string", { x: "var.password" }, { x: "var.password" }],
  ["string", { f: "a/b.token" }, { f: "a/b.token" }],
  ["bool", true, true],
])("keeps of a %s %j what is not secret", (type, draft, left) => {
  expect(withoutSecrets(draft, parseCanonicalType(type), false)).toEqual(left);
});

it("keeps of a secret what is not written out", () => {
  const left = (draft: Draft) => withoutSecrets(draft, text, true);
  expect(["x", { x: '"x"' }, { x: "var.x" }, { f: "a/b.c" }].map(left)).toEqual([
    undefined,
    undefined,
    { x: "var.x" },
    { f: "a/b.c" },
  ]);
});
