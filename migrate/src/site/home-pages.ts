import { relative } from "node:path";
import type { Article } from "../document/article.ts";
import { titleHeading } from "../document/finish-front-matter.ts";
import { addDiagnostic } from "../model.ts";
import { escapeMarkdown } from "../text/escape-markdown.ts";
import { asArray, asRecord, asString, type Json, stripTags } from "../text/values.ts";
import { resolveImage, resolveLink } from "./resolve-address.ts";
import type { SiteMigration } from "./site-migration.ts";

/**
 * Converts the hero and features of `layout: home` to text, buttons, and cards.
 *
 * @param siteTitle the title of a home page that has none
 */
export function addHomePages(migration: SiteMigration, siteTitle: string | undefined): void {
  for (const article of migration.articles) {
    const { frontMatter } = article.split;
    const { values } = frontMatter;
    const hero = asRecord(values.hero);
    if (values.layout !== "home" && values.hero === undefined) continue;
    const { prepared } = article;
    const isUntitled =
      article.page?.oldAddress === "/" &&
      titleHeading(prepared.root, prepared.text, { hasTitle: false }) === undefined;
    const titles = [values.title, hero.name, hero.title, hero.text].flatMap(
      (value) => asString(value) ?? [],
    );
    if (isUntitled && siteTitle !== undefined) titles.push(siteTitle);
    const [title] = titles;
    if (title !== undefined) frontMatter.set("title", stripTags(title));
    const attribute = article.prepared.isMdx ? "className" : "class";
    const inside = (className: string, parts: readonly string[]) => {
      const nonEmptyParts = parts.filter(Boolean);
      return nonEmptyParts.length === 0
        ? ""
        : [`<div ${attribute}="${className}">`, ...nonEmptyParts, "</div>"].join("\n\n");
    };
    const texts = [hero.text, hero.tagline]
      .flatMap((value) => asString(value) ?? [])
      .filter((text) => text !== title)
      .map(getPlainText);
    const buttons = asArray(hero.actions).flatMap((action, index) => {
      const link = linkOf(action, article, migration);
      const name = index === 0 ? "migrated-button migrated-button-primary" : "migrated-button";
      return link === undefined ? [] : [`<span ${attribute}="${name}">${link}</span>`];
    });
    const addresses = getPictureAddresses(hero.image);
    const [picture] = addresses.flatMap(
      (address) => resolveImage(address, article, migration) ?? [],
    );
    if (picture === undefined && addresses[0] !== undefined) {
      addDiagnostic(
        migration.plan,
        "missing-image",
        addresses[0],
        relative(migration.siteDir, article.file),
      );
    }
    const alt = getPlainText(asString(asRecord(hero.image).alt) ?? "");
    const pictures = picture === undefined ? [] : [`![${alt}](${picture})`];
    const features = asArray(values.features).flatMap(getFeatureItem).join("\n");
    article.intro = [
      inside("migrated-hero", [...texts, buttons.join(" "), ...pictures]),
      inside("migrated-cards", [features]),
    ]
      .filter(Boolean)
      .join("\n\n");
  }
}

function getPlainText(html: string): string {
  return escapeMarkdown(stripTags(html));
}

function linkOf(action: Json, article: Article, migration: SiteMigration): string | undefined {
  const { text, link } = asRecord(action);
  const [label, href] = [asString(text), asString(link)];
  if (label === undefined || href === undefined) return undefined;
  return `[${getPlainText(label)}](${resolveLink(href, article, migration) ?? href})`;
}

/** Addresses of the picture, the one for light colors first. */
function getPictureAddresses(image: Json): string[] {
  const { src, file, light, dark } = asRecord(image);
  return [image, src, file, light, dark].flatMap((value) => asString(value) ?? []);
}

function getFeatureItem(feature: Json): string[] {
  const { title, details, link, icon } = asRecord(feature);
  const [name, text] = [asString(title), asString(details)].map(
    (text) => text && getPlainText(text),
  );
  if (!name) return [];
  const address = asString(link);
  const label = address === undefined ? `**${name}**` : `**[${name}](${address})**`;
  // Other icons are pictures or names.
  const [emoji] = /^\p{Extended_Pictographic}\uFE0F?$/u.exec(asString(icon) ?? "") ?? [];
  const first = emoji === undefined ? label : `${emoji} ${label}`;
  return [`- ${first}\n${text ? `\n  ${text.replace(/\s+/g, " ")}\n` : ""}`];
}
