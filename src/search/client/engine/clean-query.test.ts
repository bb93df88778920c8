import { expect, it } from "vitest";
import { cleanQuery } from "./clean-query.ts";
import { withoutSecrets } from "./secrets.ts";

const words = (text: string) =>
  cleanQuery(text)
    .split(/[\s"]+/)
    .filter(Boolean)
    .join(" ");

it.each([
  ["\u001b[31mError:\u001b[0m acquiring the state lock", "Error: acquiring the state lock"],
  ["[31mError acquiring the state lock[0m", "Error acquiring the state lock"],
  ["2024-03-01T10:11:12.123Z level=error msg=failed", "level=error msg=failed"],
  ["time 10:11:12 module not found in registry", "time module not found in registry"],
  ["request 0b7e6f1c-1d2e-4f3a-8b9c-0d1e2f3a4b5c was denied", "request was denied"],
  ["subnet-0a1b2c3d4e5f6a7b8 has no free addresses", "subnet has no free addresses"],
  ["account 123456789012 is not authorized to assume", "account is not authorized to assume"],
  ["cannot open /home/me/live/prod/vpc/terragrunt.hcl here", "cannot open terragrunt.hcl here"],
  ["cannot open C:\\Program Files\\Acme\\main.tf in it", "cannot open main.tf in it"],
  ["failed to read /home/me/live/main.tf in modules/vpc", "failed to read main.tf in modules/vpc"],
  ["failed to read /home/me/live and modules/main.tf", "failed to read live and modules/main.tf"],
  ["cannot read /home/me/main.tf or /home/me/b.tf", "cannot read main.tf or b.tf"],
  ["cannot open /Users/jane doe/proj/main.tf in it", "cannot open main.tf in it"],
  ["cannot open C:\\Users\\Jane\\my project\\main.tf in it", "cannot open main.tf in it"],
  ["open /Users/jane doe/live/.terragrunt-cache/x1/main.tf in it", "open main.tf in it"],
  ["open /home/me/my code/v1.2.3/main.tf in it", "open main.tf in it"],
  ["open /Users/jane doe/repo-1.2/modules/main.tf in it", "open main.tf in it"],
  ["cannot open /opt/Foo 2/bar/x.tf in it", "cannot open x.tf in it"],
])("removes what differs in each paste: %j", (text, expected) => {
  expect(words(text)).toBe(expected);
});

it.each([
  "10.0.0.0/16",
  "i-0abc12",
  "/docs/guides",
  "aws_s3_bucket",
  "module.vpc[0].id in state mv",
])("keeps %s", (text) => {
  expect(cleanQuery(text)).toBe(text);
});

it("removes credentials and keeps the words around them", () => {
  const key = `AKIA${"A1B2C3D4".repeat(2)}`;
  const token = `ghp_${"a1B2".repeat(9)}`;
  expect(withoutSecrets(`key ${key} and ${token} are invalid`)).toBe("key   and   are invalid");
  expect(withoutSecrets("password=hunter2secret failed")).toBe("  failed");
  expect(withoutSecrets(`aws_secret_access_key=${"a1/B".repeat(10)} denied`)).toBe("  denied");
  expect(withoutSecrets("DB_PASSWORD: hunter2secret is wrong")).toBe("  is wrong");
});

it.each([
  "master_password = var.master_password",
  "password = random_password.db.result",
  `db_password = "\${var.db_password}"`,
])("keeps the reference of %s", (text) => {
  expect(withoutSecrets(text)).toBe(text);
});

it.each(["/a", "/a b"])("takes a bounded time for a long line of %j", (segment) => {
  expect(cleanQuery(segment.repeat(5000)).length).toBeLessThanOrEqual(4000);
});
