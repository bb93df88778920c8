import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it } from "vitest";
import { messagesModule } from "./translations.ts";

it("finds the first text behind a byte order mark", () => {
  const siteDir = mkdtempSync(join(tmpdir(), "translations-"));
  mkdirSync(join(siteDir, "messages/de"), { recursive: true });
  writeFileSync(join(siteDir, "messages/de/default.ts"), '\uFEFFexport const search = "Suche";\n');
  const locale = { code: "de", label: "Deutsch", direction: "ltr" as const };
  expect(messagesModule(siteDir, { locale })).toContain("export { search } from");
  rmSync(siteDir, { recursive: true });
});
