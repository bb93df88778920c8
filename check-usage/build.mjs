// @ts-check
import { copyFileSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { build } from "rolldown";

/**
 * Bundles the program with all packages to `dist`, so that an installation downloads and compiles
 * nothing else.
 */
const folder = fileURLToPath(new URL(".", import.meta.url));
const { resolve } = createRequire(import.meta.url);

const { output } = await build({
  cwd: folder,
  input: "src/main.ts",
  platform: "node",
  // The CommonJS build of jsonc-parser cannot be bundled.
  resolve: { mainFields: ["module", "main"] },
  // web-tree-sitter uses `eval` for debugging only.
  checks: { eval: false },
  output: { dir: "dist", format: "esm", cleanDir: true },
});

const grammar = resolve("@tree-sitter-grammars/tree-sitter-hcl/tree-sitter-hcl.wasm");
const runtime = resolve("web-tree-sitter/web-tree-sitter.wasm");
copyFileSync(grammar, join(folder, "dist/tree-sitter-hcl.wasm"));
copyFileSync(runtime, join(folder, "dist/web-tree-sitter.wasm"));

/** A file of a package; the folder of the package is captured. */
const packageFile = /^(.*[\\/]node_modules[\\/](?:@[^\\/]+[\\/])?[^\\/]+)[\\/]/;

const bundled = output.flatMap((part) => (part.type === "chunk" ? part.moduleIds : []));
const packages = new Set(
  [...bundled, grammar, runtime].flatMap((id) => packageFile.exec(id)?.[1] ?? []),
);
const licenses = [...packages].sort().map((path) => {
  const { name, version, license } = JSON.parse(readFileSync(join(path, "package.json"), "utf8"));
  const file = readdirSync(path).find((one) => /^licen[cs]e/i.test(one));
  const text = file === undefined ? license : readFileSync(join(path, file), "utf8").trim();
  return `${name} ${version}\n\n${text}\n`;
});
writeFileSync(join(folder, "dist/licenses.txt"), licenses.join("\n---\n\n"));
