import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it } from "vitest";
import type { MigrationDiagnostic, PlannedFile } from "../model.ts";
import { createTextLogo } from "./text-logo.ts";

it("copies the picture of a logo without text, however large it is", () => {
  const files = new Map();
  const diagnostics: MigrationDiagnostic[] = [];
  const picture = join(
    import.meta.dirname,
    "../../fixtures/docusaurus-options/static/img/ship.svg",
  );
  const logo = createTextLogo("", { files, diagnostics }, { file: picture });
  expect(logo).toMatchObject({ light: "/migrated/logo-light.svg", height: 32 });
  expect(logo.width).toBeGreaterThan(0);
  expect(files.get("public/migrated/logo-dark.svg")).toEqual({ copyOf: picture });
  expect(createTextLogo("", { files, diagnostics }).width).toBe(1);
  expect(diagnostics).toEqual([]);
  const large = join(import.meta.dirname, "../../../package-lock.json");
  createTextLogo("Bells", { files, diagnostics }, { file: large });
  expect(diagnostics.map(({ subject }) => subject)).toEqual([
    "logo: package-lock.json has more than 100 kB",
  ]);
  diagnostics.length = 0;
  createTextLogo("Bells", { files, diagnostics }, { file: picture, darkFile: large });
  expect(diagnostics).toHaveLength(1);
});

it("writes a long title in two lines, so that the logo fits on phones", () => {
  const files = new Map<string, PlannedFile>();
  const { width } = createTextLogo("Lights and Bells of the Western Harbor", {
    files,
    diagnostics: [],
  });
  expect(width).toBeLessThan(220);
  const logo = files.get("public/migrated/logo-light.svg");
  expect(logo && "text" in logo && logo.text.match(/(?<=>)[^<>]+(?=<\/text>)/g)).toEqual([
    "Lights and Bells of",
    "the Western Harbor",
  ]);
  expect(createTextLogo("Bells", { files, diagnostics: [] }).width).toBeLessThan(80);
});

it("embeds a picture whose extension is in upper case", () => {
  const file = join(mkdtempSync(join(tmpdir(), "logo-")), "Ship.SVG");
  writeFileSync(file, "<svg/>");
  const files = new Map<string, PlannedFile>();
  createTextLogo("Bells", { files, diagnostics: [] }, { file });
  expect(files.get("public/migrated/logo-light.svg")).toMatchObject({
    text: expect.stringContaining("data:image/svg+xml;base64,"),
  });
});
