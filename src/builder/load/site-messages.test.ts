import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { loadSite } from "./load-site.ts";

let siteDir: string;

beforeEach(() => {
  siteDir = mkdtempSync(join(tmpdir(), "messages-"));
  mkdirSync(join(siteDir, "messages/pl"), { recursive: true });
  const locale = { code: "pl", label: "Polski" };
  const logo = { alt: "", light: "data:,", dark: "data:,", width: 1, height: 1 };
  const config = { title: "T", url: "https://a.example", logo, locale };
  writeFileSync(join(siteDir, "config.ts"), `export default ${JSON.stringify(config)};\n`);
});

afterEach(() => rmSync(siteDir, { recursive: true }));

it("replaces English messages with those of a site", async () => {
  const text = 'export const taskDone = "Zrobione";\nexport const notAMessage = 1;\n';
  writeFileSync(join(siteDir, "messages/pl/content.ts"), text);
  const site = await loadSite(siteDir);
  expect(site).toMatchObject({
    ok: true,
    value: { messages: { content: { taskDone: "Zrobione", taskOpen: "Not done" } } },
  });
  expect(JSON.stringify(site)).not.toContain("notAMessage");
});

it("reports messages whose form differs from the English one where they are exported", async () => {
  const text =
    'const admonitions = { note: "Uwaga" };\nexport const taskDone = () => "Zrobione";\nexport { admonitions };\n';
  writeFileSync(join(siteDir, "messages/pl/content.ts"), text);
  const site = await loadSite(siteDir);
  const found = site.ok ? [] : site.diagnostics;
  expect(
    found.map(({ rule, file, line, column, message }) => [rule, file, line, column, message]),
  ).toEqual([
    [
      "invalid-message",
      "messages/pl/content.ts",
      3,
      10,
      "`admonitions` does not have the form of the English message",
    ],
    [
      "invalid-message",
      "messages/pl/content.ts",
      2,
      14,
      "`taskDone` does not have the form of the English message",
    ],
  ]);
});

it("reports an error that a message file throws", async () => {
  writeFileSync(join(siteDir, "messages/pl/publish.ts"), 'throw new Error("oops");\n');
  const site = await loadSite(siteDir);
  expect(site.ok ? [] : site.diagnostics).toMatchObject([
    { rule: "unreadable-config", file: "messages/pl/publish.ts", line: 1 },
  ]);
});
