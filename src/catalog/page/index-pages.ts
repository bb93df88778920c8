import { isMap, parseDocument } from "yaml";
import { fillIn } from "../../model/messages/fill-in.ts";
import type { Catalog, Service } from "../service/service.ts";
import { showType } from "../types/show-type.ts";
import { escapeHtml, escapeMarkdown } from "./escape.ts";
import { countOf, type Language } from "./language.ts";
import type { Occurrence } from "./occurrences.ts";

/** A Markdown or MDX document made from the catalog. */
export interface CatalogDoc {
  /** The file that a finding about it should name. */
  file: string;
  /** Path below the docs folder. */
  path: string;
  text: string;
}

/** Folder of all pages of the catalog, below the docs folder. */
export const servicesFolder = "reference/services";

const indexPath = `${servicesFolder}/index.mdx`;
export const allInputsPath = `${servicesFolder}/inputs.md`;

/** The documents that the content room turns into pages: one per service, and two lists. `docsRoute` is where docs lie. */
export function catalogDocs(catalog: Catalog, docsRoute: string, language: Language): CatalogDoc[] {
  if (catalog.services.length === 0) return [];
  return [
    {
      file: "catalog",
      path: indexPath,
      text: servicesText(catalog, docsRoute.replace(/\/$/, ""), language),
    },
    { file: "catalog", path: allInputsPath, text: allInputsText(language) },
    ...catalog.services.map((service) => ({
      file: `${service.folder}/index.md`,
      path: docPathOf(service),
      text: service.index ?? `---\ntitle: ${JSON.stringify(service.title)}\n---\n`,
    })),
  ];
}

export function docPathOf({ category, name }: Service): string {
  return `${servicesFolder}/${category}/${name}.md`;
}

function servicesText(
  { categories, services }: Catalog,
  docsRoute: string,
  language: Language,
): string {
  const { messages } = language;
  const groups = categories.map(({ name, label, description }) => {
    const cards = services
      .filter(({ category }) => category === name)
      .map((service) => card(service, docsRoute, language));
    if (cards.length === 0) return "";
    return `## ${escapeMarkdown(label)}\n\n${escapeMarkdown(description)}\n\n<CardGroup cols={2}>\n${cards.join("\n")}\n</CardGroup>\n`;
  });
  const inputs = services.reduce((sum, { module }) => sum + module.inputs.length, 0);
  return `---
title: ${JSON.stringify(messages.servicesTitle)}
description: ${JSON.stringify(fillIn(messages.servicesDescription, { count: services.length }))}
sidebar_label: ${JSON.stringify(messages.servicesLabel)}
sidebar_position: 1
slug: /${servicesFolder}/
---

${fillIn(messages.servicesIntro, {
  services: countOf(services.length, "services", language),
  inputs: countOf(inputs, "inputs", language),
  list: `${docsRoute}/${servicesFolder}/inputs`,
  json: "/api/modules.json",
})}

${groups.join("\n")}`;
}

function card(service: Service, docsRoute: string, language: Language): string {
  const { title, description } = frontMatterOf(service);
  const href = `${docsRoute}/${servicesFolder}/${service.category}/${service.name}`;
  const { inputs, outputs } = service.module;
  const counts = [
    countOf(inputs.length, "inputs", language),
    countOf(outputs.length, "outputs", language),
  ].join(", ");
  return `<Card title=${attribute(title)} href=${attribute(href)}>\n\n${escapeMarkdown(description)}\n\n${counts}\n\n</Card>`;
}

function attribute(value: string): string {
  return `"${escapeHtml(value)}"`;
}

/** Title and description of a service's own text, for lists of services. */
export function frontMatterOf({ index, title }: Service): { title: string; description: string } {
  const text = /^\uFEFF?---\r?\n([\s\S]*?)\r?\n---/.exec(index ?? "")?.[1] ?? "";
  const { contents } = parseDocument(text);
  const field = (name: string) => (isMap(contents) ? String(contents.get(name) ?? "") : "");
  return { title: field("title") || title, description: field("description") };
}

function allInputsText({ messages }: Language): string {
  return `---
title: ${JSON.stringify(messages.allInputsTitle)}
description: ${JSON.stringify(messages.allInputsDescription)}
sidebar_label: ${JSON.stringify(messages.allInputsLabel)}
sidebar_position: 2
toc_max_heading_level: 2
---

${messages.allInputsIntro}
`;
}

/** The list of all inputs: headings per letter, a row per name. */
export function allInputs(
  occurrences: ReadonlyMap<string, Occurrence[]>,
  pageOf: (service: Service) => string,
  language: Language,
): { html: string; letters: string[] } {
  const names = [...occurrences.keys()].sort((a, b) => a.localeCompare(b, "en"));
  const byLetter = groupByLetter(names);
  const html = [...byLetter].map(([letter, group]) => {
    const rows = group.map((name) =>
      row(name, occurrences.get(name) ?? [], { pageOf, ...language }),
    );
    return `<h2 id="${escapeHtml(letter)}">${escapeHtml(letter)}</h2><dl data-search="off" class="ref-index">${rows.join("")}</dl>`;
  });
  const letters = [...byLetter.keys()];
  const jumps = letters.map((letter) => {
    const text = escapeHtml(letter);
    return `<a href="#${text}">${text}</a>`;
  });
  const bar = `<p class="ref-letters">${jumps.join(" ")}</p>`;
  return { html: bar + html.join(""), letters };
}

function row(
  name: string,
  found: readonly Occurrence[],
  { pageOf, messages }: Language & { pageOf(service: Service): string },
): string {
  const links = found.map(
    ({ service }) =>
      `<a href="${escapeHtml(`${pageOf(service)}#input_${name}`)}">${escapeHtml(service.title)}</a>`,
  );
  const types = [...new Set(found.map(({ input }) => showType(input.typeTree)))];
  const type = `<span class="ref-type">${escapeHtml(types.join(` ${messages.typeOr} `))}</span>`;
  return `<dt id="input_${escapeHtml(name)}"><code>${escapeHtml(name)}</code> ${type}</dt><dd>${links.join(", ")}</dd>`;
}

function groupByLetter(names: readonly string[]): Map<string, string[]> {
  const groups = new Map<string, string[]>();
  for (const name of names) {
    const letter = name.charAt(0).toUpperCase();
    groups.set(letter, [...(groups.get(letter) ?? []), name]);
  }
  return groups;
}
