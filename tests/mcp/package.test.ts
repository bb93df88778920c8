import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { expect, inject, it } from "vitest";
import { root } from "../site/build-fixture.ts";
import { call, startStdioClient } from "./clients.ts";

/** Written by `npm run build --workspace mcp`. */
const program = join(root, "mcp/dist/main.js");

it("contains only its program and its description", () => {
  const args = ["pack", "--workspace", "mcp", "--dry-run", "--json", "--ignore-scripts"];
  const { stdout } = spawnSync("npm", args, { cwd: root, encoding: "utf8" });
  const [{ files }] = JSON.parse(stdout);
  const paths: string[] = files.map(({ path }: { path: string }) => path);
  expect(paths).toEqual(expect.arrayContaining(["README.md", "dist/main.js", "package.json"]));
  expect(
    paths.filter((path) => !/^(?:README\.md|package\.json|dist\/[\w-]+\.js)$/.test(path)),
  ).toEqual([]);
});

it("runs standalone", async () => {
  const client = await startStdioClient(inject("siteFolder"), [program]);
  expect((await call(client, "list_services", {})).text).toContain("networking/vpc");
  const code =
    'module "a" {\n  source = "git::git@github.com:o/r.git//modules/vpc?ref=v2.0.0"\n}\n';
  expect((await call(client, "check_code", { code })).isError).toBe(false);
  await client.close();
});

it.each([
  [[], "expected one folder or address"],
  [["/nowhere"], "is not the folder of a built site"],
  [["https://user:secret@docs.example.com"], "URLs with a password are not supported"],
  [[".", "--http", "--port", "x"], "`x` is not a port"],
  [[".", "--http", "--rate", "0"], "`0` is not a rate"],
  [[".", "--other"], "--other"],
])("reports the error in %j", (args, message) => {
  const { status, stderr } = spawnSync(process.execPath, [program, ...args], { encoding: "utf8" });
  expect(status).toBe(2);
  expect(stderr).toContain(message);
  expect(stderr).not.toContain("secret");
});
