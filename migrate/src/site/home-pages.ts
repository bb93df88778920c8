import { asArray, asRecord, asString, stripTags } from "../text/values.ts";
import type { SiteMigration } from "./site-migration.ts";

/** Converts the hero and features of `layout: home` to text and cards. */
export function addHomePages({ articles }: SiteMigration): void {
  for (const article of articles) {
    const { split } = article;
    const { values } = split.frontMatter;
    const hero = asRecord(values.hero);
    if (values.layout !== "home" && values.hero === undefined) continue;
    const title =
      asString(values.title) ?? asString(hero.name) ?? asString(hero.title) ?? asString(hero.text);
    if (title !== undefined) split.frontMatter.set("title", stripTags(title));
    const lines = [hero.text, hero.tagline].flatMap((one) => asString(one) ?? []).map(stripTags);
    const actions = asArray(hero.actions).flatMap((one) => {
      const { text, link: address } = asRecord(one);
      const [label, href] = [asString(text), asString(address)];
      return label === undefined || href === undefined ? [] : [`[${label}](${href})`];
    });
    const features = asArray(values.features).flatMap((one) => {
      const { title: name, details, link } = asRecord(one);
      const [first, ...rest] = [asString(name), asString(details)].flatMap((text) =>
        text ? [stripTags(text)] : [],
      );
      if (first === undefined) return [];
      const address = asString(link);
      const label = address === undefined ? `**${first}**` : `**[${first}](${address})**`;
      return [`- ${[label, ...rest].join(": ")}`];
    });
    const text = [...lines, actions.join(" · "), features.join("\n")].filter(Boolean).join("\n\n");
    article.intro = text;
  }
}
