import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { expect, it } from "vitest";
import { engineVersion } from "./bundle.ts";

it.each([
  ["src/app.tsx", true],
  ["src/theme/layout/root.tsx", true],
  ["src/build/finish-page.ts", true],
  ["package-lock.json", true],
  ["src/theme/layout/root.test.tsx", false],
  ["src/build/preview.ts", false],
])("makes pages anew after a change of %s: %s", (file, makes) => {
  const root = mkdtempSync(join(tmpdir(), "engine-"));
  const before = engineVersion(root);
  mkdirSync(dirname(join(root, file)), { recursive: true });
  writeFileSync(join(root, file), "changed");
  expect(engineVersion(root) !== before).toBe(makes);
  rmSync(root, { recursive: true });
});
