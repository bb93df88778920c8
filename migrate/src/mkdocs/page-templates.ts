import { join } from "node:path";
import { isExternal } from "../../../src/content/parse/links/resolve-address.ts";
import { isFile } from "../../../src/files/is-file.ts";
import { resolveImage, resolveLink } from "../site/resolve-address.ts";
import type { SiteMigration } from "../site/site-migration.ts";
import { htmlToMarkdown, parseTemplate } from "../text/html-to-markdown.ts";
import { asRecord, asString, type JsonRecord, readText } from "../text/values.ts";

/**
 * Adds the text of templates that pages name, such as `template: home.html`.
 *
 * @returns the templates
 */
export function addTemplateTexts(config: JsonRecord, migration: SiteMigration): Set<string> {
  const used = new Set<string>();
  const folder = asString(asRecord(config.theme).custom_dir);
  if (folder === undefined) return used;
  for (const article of migration.articles) {
    const name = asString(article.split.frontMatter.values.template);
    const file = name === undefined ? "" : join(migration.siteDir, folder, name);
    if (name === undefined || name === "main.html" || !isFile(file)) continue;
    // Addresses of templates are relative to the root of the site.
    const inSite = (address: string) =>
      isExternal(address) || /^[/#]/.test(address) ? address : `/${address}`;
    const text = htmlToMarkdown(parseTemplate(fillTemplate(readText(file), config)), {
      resolveImage: (address) => resolveImage(inSite(address), article, migration),
      resolveLink: (address) => resolveLink(inSite(address), article, migration) ?? address,
    });
    if (text === "") continue;
    used.add(name);
    article.intro = text;
  }
  return used;
}

/** Replaces `{{ "a.png" | url }}` and `{{ config.site_name }}`. Other statements have no text. */
function fillTemplate(html: string, config: JsonRecord): string {
  return html
    .replace(/\{#[\s\S]*?#\}|\{%[\s\S]*?%\}/g, "")
    .replace(/\{\{\s*(.*?)\s*\}\}/g, (_use, code: string) => {
      const [, address] = /^["']([^"']*)["']\s*\|\s*url$/.exec(code) ?? [];
      const [, key = ""] = /^config\.(\w+)$/.exec(code) ?? [];
      return address ?? asString(config[key]) ?? "";
    });
}
