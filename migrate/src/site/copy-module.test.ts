import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it } from "vitest";
import { copyModule } from "./copy-module.ts";

it("copies the file of a dynamic import, also from outside the site", () => {
  const folder = mkdtempSync(join(tmpdir(), "copy-module-"));
  try {
    const siteDir = join(folder, "website");
    mkdirSync(join(siteDir, "src/components"), { recursive: true });
    writeFileSync(join(folder, "codes.json"), "{}");
    const file = join(siteDir, "src/components/Codes.jsx");
    writeFileSync(
      file,
      "export default function Codes() {\n  return import('../../../codes.json');\n}\n",
    );
    const copied = copyModule(file, {
      siteDir,
      publicAddresses: new Map(),
      hasPackage: () => false,
      provided: () => undefined,
      styleClass: () => undefined,
      copied: new Map(),
    });
    const files = "files" in copied ? copied.files : new Map();
    expect(files.get("components/migrated/codes.json")).toEqual({
      copyOf: join(folder, "codes.json"),
    });
    expect(files.get("components/migrated/Codes.jsx")).toMatchObject({
      text: expect.stringContaining('import("./codes.json")'),
    });
  } finally {
    rmSync(folder, { recursive: true });
  }
});
