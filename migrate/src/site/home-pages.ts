import { escapeMarkdown } from "../text/escape-markdown.ts";
import { asArray, asRecord, asString, type Json, stripTags } from "../text/values.ts";
import { resolveImage } from "./resolve-address.ts";
import type { SiteMigration } from "./site-migration.ts";

/** Converts the hero and features of `layout: home` to text, buttons, and cards. */
export function addHomePages(work: SiteMigration): void {
  for (const article of work.articles) {
    const { frontMatter } = article.split;
    const { values } = frontMatter;
    const hero = asRecord(values.hero);
    if (values.layout !== "home" && values.hero === undefined) continue;
    const title =
      asString(values.title) ?? asString(hero.name) ?? asString(hero.title) ?? asString(hero.text);
    if (title !== undefined) frontMatter.set("title", stripTags(title));
    const attribute = article.prepared.isMdx ? "className" : "class";
    const inside = (className: string, parts: readonly string[]) => {
      const shown = parts.filter(Boolean);
      return shown.length === 0
        ? ""
        : [`<div ${attribute}="${className}">`, ...shown, "</div>"].join("\n\n");
    };
    const texts = [hero.text, hero.tagline]
      .flatMap((value) => asString(value) ?? [])
      .map(plainText);
    const buttons = asArray(hero.actions).flatMap((action, index) => {
      const link = getLink(action);
      const name = index === 0 ? "migrated-button migrated-button-primary" : "migrated-button";
      return link === undefined ? [] : [`<span ${attribute}="${name}">${link}</span>`];
    });
    const pictures = pictureAddresses(hero.image)
      .flatMap((address) => resolveImage(address, article, work) ?? [])
      .slice(0, 1)
      .map((src) => `![${plainText(asString(asRecord(hero.image).alt) ?? "")}](${src})`);
    const features = asArray(values.features).flatMap(featureItem).join("\n");
    article.intro = [
      inside("migrated-hero", [...texts, buttons.join(" "), ...pictures]),
      inside("migrated-cards", [features]),
    ]
      .filter(Boolean)
      .join("\n\n");
  }
}

function plainText(html: string): string {
  return escapeMarkdown(stripTags(html));
}

function getLink(action: Json): string | undefined {
  const { text, link } = asRecord(action);
  const [label, href] = [asString(text), asString(link)];
  return label === undefined || href === undefined ? undefined : `[${plainText(label)}](${href})`;
}

/** Addresses of the picture, the one for light colors first. */
function pictureAddresses(image: Json): string[] {
  const { src, file, light, dark } = asRecord(image);
  return [image, src, file, light, dark].flatMap((value) => asString(value) ?? []);
}

function featureItem(feature: Json): string[] {
  const { title, details, link, icon } = asRecord(feature);
  const [name, text] = [asString(title), asString(details)].map((text) => text && plainText(text));
  if (!name) return [];
  const address = asString(link);
  const label = address === undefined ? `**${name}**` : `**[${name}](${address})**`;
  // Other icons are pictures or names.
  const [emoji] = /^\p{Extended_Pictographic}\uFE0F?$/u.exec(asString(icon) ?? "") ?? [];
  const first = emoji === undefined ? label : `${emoji} ${label}`;
  return [`- ${first}\n${text ? `\n  ${text.replace(/\s+/g, " ")}\n` : ""}`];
}
