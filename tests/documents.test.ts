import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expect, it } from "vitest";
import { runCommandLine } from "../src/builder/commands/command-line.ts";
import type { Commands } from "../src/builder/commands/commands.ts";
import { messageModules } from "../src/builder/compile/message-modules.ts";
import { frontMatterSchema } from "../src/config/schemas/front-matter.ts";
import { hostingSchema } from "../src/config/schemas/policy-config.ts";
import { siteConfigSchema } from "../src/config/schemas/site-config.ts";

/** Compares lists of the manuals with the code. */

const root = fileURLToPath(new URL("..", import.meta.url));

it.each([
  ["configuration.md", "options", Object.keys(siteConfigSchema.entries)],
  ["writing.md", "front matter keys", Object.keys(frontMatterSchema.entries)],
  ["writing.md", "components", componentNames()],
  ["deploy.md", "hosts", hostingSchema.item.options],
  ["translations.md", "namespaces", Object.keys(messageModules)],
  ["commands.md", "options of `npm run build`", await buildOptions()],
])("docs/%s has all %s", (document, _list, names) => {
  expect(names.length).toBeGreaterThan(5);
  const documented = wordsInCode(document);
  expect(names.filter((name) => !documented.has(name))).toEqual([]);
});

function wordsInCode(document: string): ReadonlySet<string> {
  const code = [...read(`docs/${document}`).matchAll(/`([^`\n]+)`/g)];
  return new Set(code.flatMap(([, text = ""]) => text.match(/[\w-]+/g) ?? []));
}

/** The registry imports style sheets, so it is read as text. */
function componentNames(): string[] {
  const registry = read("src/theme/components/registry.ts");
  const [, list = ""] = /components = \{(.*?)\}/s.exec(registry) ?? [];
  return list.match(/\w+/g) ?? [];
}

async function buildOptions(): Promise<string[]> {
  let help = "";
  await runCommandLine(
    ["build", "--help"],
    { commands: {} as Commands, defaults: { site: "site", out: "dist" } },
    {
      out: (text) => {
        help += text;
      },
      error: (text) => {
        throw new Error(text);
      },
    },
  );
  return [...help.matchAll(/^ {2}(--[\w-]+)/gm)].map(([, name = ""]) => name);
}

function read(path: string): string {
  return readFileSync(`${root}/${path}`, "utf8");
}
