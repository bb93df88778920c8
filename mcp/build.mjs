// @ts-check
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { build } from "rolldown";

// Bundles the program and the engine to `dist/main.js`. Packages that npm installs stay external.

const manifest = readFileSync(new URL("package.json", import.meta.url), "utf8");
const dependencies = Object.keys(JSON.parse(manifest).dependencies);

await build({
  cwd: fileURLToPath(new URL(".", import.meta.url)),
  input: "src/main.ts",
  platform: "node",
  // The CommonJS build of jsonc-parser cannot be bundled.
  resolve: { mainFields: ["module", "main"] },
  external: (id) => dependencies.some((name) => id === name || id.startsWith(`${name}/`)),
  output: { dir: "dist", format: "esm", cleanDir: true },
});
