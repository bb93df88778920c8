import { execFile } from "node:child_process";
import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { expect, it } from "vitest";
import { root } from "./build-fixture.ts";

it("exits with an error if its port is taken", async () => {
  const other = createServer().listen(0, "localhost");
  await once(other, "listening");
  const { port } = other.address() as AddressInfo;
  const site = join(root, "tests/fixtures/cache");
  const args = ["src/run.mjs", "src/cli.ts", "dev", "--site", site, "--port", String(port)];
  const dev = execFile(process.execPath, args, { cwd: root });
  let errors = "";
  dev.stderr?.on("data", (chunk) => {
    errors += chunk;
  });
  const [code] = await once(dev, "exit");
  other.close();
  expect(code).toBe(1);
  expect(errors).toContain(`the port ${port} is in use\n  Hint: `);
});
