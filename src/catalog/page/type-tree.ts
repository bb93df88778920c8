import { plural } from "../../model/messages/plural.ts";
import type { TypeAttribute, TypeNode } from "../module.ts";
import { showType } from "../types/show-type.ts";
import { anchorHref, anchorId } from "./anchors.ts";
import { dedent } from "./dedent.ts";
import { escapeHtml } from "./escape.ts";
import type { Language } from "./language.ts";

/** A tree with more rows is folded. */
const foldedRows = 12;

/** The rows of a type that has parts: one for each attribute, at every depth. Empty for plain types. */
export function typeTree(type: TypeNode, path: readonly string[], language: Language): string {
  const { messages, locale } = language;
  const tree = treeOf(type, { path, taken: new Set(), messages });
  const rows = tree.split("<li ").length - 1;
  return rows > foldedRows
    ? `<details><summary>${escapeHtml(plural(messages.attributes, { locale, count: rows }))}</summary>${tree}</details>`
    : tree;
}

interface Place {
  path: readonly string[];
  /** Ids that rows before have. */
  taken: Set<string>;
  messages: Language["messages"];
}

function treeOf(type: TypeNode, place: Place): string {
  const attributes = partsOf(type);
  if (attributes.length === 0) return "";
  const rows = attributes.map((one) => row(one, { ...place, path: [...place.path, one.name] }));
  return `<ul class="ref-tree">${rows.join("")}</ul>`;
}

/** Quoted names may hold spaces and dots, so that two of them can come to the same id. */
function uniqueId({ path, taken }: Place): string {
  let id = anchorId("input", path);
  while (taken.has(id)) id += "_";
  taken.add(id);
  return id;
}

/** Attributes of an object, or of the objects that a collection holds; places of a tuple. */
function partsOf(type: TypeNode): TypeAttribute[] {
  if (type.kind === "object") return type.attributes;
  if (type.kind === "collection") return partsOf(type.of);
  if (type.kind !== "tuple" || type.of.every((one) => partsOf(one).length === 0)) return [];
  return type.of.map((one, index) => ({
    name: String(index),
    type: one,
    optional: false,
    default: null,
    comment: "",
  }));
}

function row(
  { name, type, optional, default: fallback, comment }: TypeAttribute,
  place: Place,
): string {
  const { badges, defaultValue } = place.messages;
  const id = uniqueId(place);
  const href = escapeHtml(anchorHref(id));
  const badge = optional
    ? ""
    : `<span class="badge required">${escapeHtml(badges.required)}</span>`;
  const code = fallback
    ? ` ${escapeHtml(defaultValue)} <code>${escapeHtml(dedent(fallback.text))}</code>`
    : "";
  const note = comment === "" ? "" : `<p>${escapeHtml(comment)}</p>`;
  return `<li id="${escapeHtml(id)}"><a href="${href}"><code>${escapeHtml(name)}</code></a> <span class="ref-type">${escapeHtml(showType(type))}</span>${badge}${code}${note}${treeOf(type, place)}</li>`;
}
