import { relative } from "node:path";
import type { Article } from "../document/article.ts";
import { findTitleHeading } from "../document/finish-front-matter.ts";
import { addDiagnostic } from "../model.ts";
import { escapeMarkdown } from "../text/escape-markdown.ts";
import { asArray, asRecord, asString, asStrings, type Json, stripTags } from "../text/values.ts";
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
    if (values.layout !== "home" && values.hero === undefined) continue;
    const title = getTitle(article, siteTitle);
    if (title !== undefined) frontMatter.set("title", stripTags(title));
    const features = asArray(values.features)
      .flatMap((feature) => getFeatureItem(feature, article, migration))
      .join("\n");
    article.intro = [
      wrap("migrated-hero", getHeroParts(article, title, migration), article),
      wrap("migrated-cards", [features], article),
    ]
      .filter(Boolean)
      .join("\n\n");
  }
}

function getTitle({ page, prepared, split }: Article, siteTitle?: string): string | undefined {
  const { title, hero } = split.frontMatter.values;
  const { name, title: heroTitle, text } = asRecord(hero);
  const own = [title, name, heroTitle, text].map(asString).find((value) => value !== undefined);
  const hasHeading =
    findTitleHeading(prepared.root, prepared.text, { hasTitle: false }) !== undefined;
  return own ?? (page?.oldAddress === "/" && !hasHeading ? siteTitle : undefined);
}

/** Texts, buttons, and the picture. */
function getHeroParts(
  article: Article,
  title: string | undefined,
  migration: SiteMigration,
): string[] {
  const hero = asRecord(article.split.frontMatter.values.hero);
  const texts = asStrings([hero.text, hero.tagline])
    .filter((text) => text !== title)
    .map(getPlainText);
  const buttons = asArray(hero.actions).flatMap((action, index) => {
    const link = getLink(action, article, migration);
    const name = index === 0 ? "migrated-button migrated-button-primary" : "migrated-button";
    return link === undefined ? [] : [`<span ${classKey(article)}="${name}">${link}</span>`];
  });
  return [...texts, buttons.join(" "), getPicture(hero.image, article, migration)];
}

function getPicture(image: Json, article: Article, migration: SiteMigration): string {
  const { src, file, light, dark, alt } = asRecord(image);
  const addresses = asStrings([image, src, file, light, dark]);
  const [picture] = addresses.flatMap((address) => resolveImage(address, article, migration) ?? []);
  if (picture !== undefined) return `![${getPlainText(asString(alt) ?? "")}](${picture})`;
  const [missing] = addresses;
  if (missing !== undefined) {
    const page = relative(migration.siteDir, article.file);
    addDiagnostic(migration.plan, "missing-image", missing, page);
  }
  return "";
}

function classKey({ prepared }: Article): string {
  return prepared.isMdx ? "className" : "class";
}

function wrap(className: string, parts: readonly string[], article: Article): string {
  const shown = parts.filter(Boolean);
  if (shown.length === 0) return "";
  return [`<div ${classKey(article)}="${className}">`, ...shown, "</div>"].join("\n\n");
}

function getPlainText(html: string): string {
  return escapeMarkdown(stripTags(html));
}

function getLink(action: Json, article: Article, migration: SiteMigration): string | undefined {
  const { text, link } = asRecord(action);
  const [label, href] = [asString(text), asString(link)];
  if (label === undefined || href === undefined) return undefined;
  return `[${getPlainText(label)}](${resolveLink(href, article, migration) ?? href})`;
}

function getFeatureItem(feature: Json, article: Article, migration: SiteMigration): string[] {
  const { title, details, link, icon } = asRecord(feature);
  const [name, text] = [asString(title), asString(details)].map(
    (text) => text && getPlainText(text),
  );
  if (!name) return [];
  const label = `**${getLink({ text: title, link }, article, migration) ?? name}**`;
  // Other icons are pictures or names.
  const [emoji] = /^\p{Extended_Pictographic}\uFE0F?$/u.exec(asString(icon) ?? "") ?? [];
  const first = emoji === undefined ? label : `${emoji} ${label}`;
  return [`- ${first}\n${text ? `\n  ${text.replace(/\s+/g, " ")}\n` : ""}`];
}
