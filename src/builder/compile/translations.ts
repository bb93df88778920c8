import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";
import type { SiteConfig } from "../../config/schemas/site-config.ts";
import { readSource } from "../../content/load/files/read-source.ts";
import type { Diagnostic } from "../../model/diagnostics/diagnostic.ts";
import { nearest } from "../../model/diagnostics/nearest.ts";
import { positionAt } from "../../model/diagnostics/position.ts";
import * as messages from "../../theme/messages/messages.ts";

/** The one namespace of interface texts. */
const defaultNamespace = "default";

type LocaleOf = Pick<SiteConfig, "locale">;

/** Texts that a site gives in its language: `messages/<code>/default.ts`. */
interface Translation {
  /** Path relative to the site folder. */
  file: string;
  text: string;
  /** Names of the texts with where they stand. */
  names: { name: string; offset: number }[];
}

function readTranslation(siteDir: string, { locale }: LocaleOf): Translation | undefined {
  const file = `messages/${locale.code}/${defaultNamespace}.ts`;
  if (!existsSync(join(siteDir, file))) return undefined;
  const text = readSource(join(siteDir, file));
  const names = [...text.matchAll(/^export (?:const|function) (\w+)/gm)].map((found) => {
    const [whole, name = ""] = found;
    return { name, offset: found.index + whole.length - name.length };
  });
  return { file, text, names };
}

/**
 * Code of a module that takes the place of the theme's messages: its own texts stand before those
 * of the theme, and the bundler leaves out what nobody uses. Undefined without a translation.
 */
export function messagesModule(siteDir: string, config: LocaleOf): string | undefined {
  const translation = readTranslation(siteDir, config);
  if (!translation) return undefined;
  const names = translation.names.map(({ name }) => name).filter((name) => name in messages);
  const from = JSON.stringify(join(siteDir, translation.file));
  return `export * from "theme:messages";\nexport { ${names.join(", ")} } from ${from};`;
}

/** Finds texts that the interface does not have, and namespaces it does not know. */
export function checkTranslations(siteDir: string, config: LocaleOf): Diagnostic[] {
  const translation = readTranslation(siteDir, config);
  const unknown = (translation?.names ?? [])
    .filter(({ name }) => !(name in messages))
    .map(({ name, offset }): Diagnostic => {
      const near = nearest(name, Object.keys(messages));
      return {
        rule: "unknown-message",
        severity: "error",
        file: translation?.file ?? "",
        ...positionAt(translation?.text ?? "", offset),
        message: `the interface has no text \`${name}\``,
        hint: near
          ? `did you mean \`${near}\`?`
          : "the texts are those of `src/theme/messages/messages.ts`",
      };
    });
  return [...unknown, ...unknownNamespaces(siteDir, config)];
}

function unknownNamespaces(siteDir: string, { locale }: LocaleOf): Diagnostic[] {
  const folder = `messages/${locale.code}`;
  if (!existsSync(join(siteDir, folder))) return [];
  return readdirSync(join(siteDir, folder))
    .filter((name) => name !== `${defaultNamespace}.ts` && !name.startsWith("."))
    .map((name) => ({
      rule: "unknown-namespace",
      severity: "error",
      file: `${folder}/${name}`,
      line: 1,
      column: 1,
      message: `no namespace of texts is called \`${name.replace(/\.ts$/, "")}\``,
      hint: `all texts are in the namespace \`${defaultNamespace}\`: \`${folder}/${defaultNamespace}.ts\``,
    }));
}
