import type { Input, Output } from "../module.ts";
import { showType } from "../types/show-type.ts";
import { anchorHref, anchorId } from "./anchors.ts";
import { escapeHtml } from "./escape.ts";
import { showDefault } from "./show-default.ts";
import { typeTree } from "./type-tree.ts";

/** Everything about an entry that its own block does not say. */
export interface EntryContext {
  /** The description as markup. */
  description: string;
  /** Whether the bare name may be an id as well: addresses of the former site were `#name`. */
  hasBareId: boolean;
  /** Version that brought the entry, where that is known. */
  since: string | null;
  /** Where its source can be read: address and text. */
  source: { href: string; text: string } | null;
  /** Other services with an input of this name. */
  alsoIn: { href: string; text: string }[];
  /** Where the rest of them is listed, and how many there are. */
  more: { href: string; count: number } | null;
}

/** An input of the reference. */
export function inputEntry(input: Input, context: EntryContext): string {
  const badges = [
    input.required ? badge("required") : "",
    input.sensitive ? badge("sensitive") : "",
    input.ephemeral ? badge("ephemeral") : "",
    input.nullable ? "" : badge("not null", "nullable"),
    input.deprecated === null ? "" : badge("deprecated"),
    context.since === null ? "" : badge(`since ${context.since}`, "since"),
  ];
  const parts = [
    deprecation(input.deprecated),
    context.description,
    input.default ? showDefault(input.default) : "",
    typeTree(input.typeTree, [input.name]),
    validations(input),
    footer(context),
  ];
  return entry("input", input.name, {
    context,
    head: `<span class="ref-type">${escapeHtml(showType(input.typeTree))}</span>${badges.join("")}`,
    body: parts.join(""),
  });
}

/** An output of the reference. */
export function outputEntry(output: Output, context: EntryContext): string {
  const badges = [
    output.sensitive ? badge("sensitive") : "",
    output.ephemeral ? badge("ephemeral") : "",
    output.deprecated === null ? "" : badge("deprecated"),
    context.since === null ? "" : badge(`since ${context.since}`, "since"),
  ];
  const body = [deprecation(output.deprecated), context.description, footer(context)].join("");
  return entry("output", output.name, { context, head: badges.join(""), body });
}

function entry(
  kind: "input" | "output",
  name: string,
  { context, head, body }: { context: EntryContext; head: string; body: string },
): string {
  const id = anchorId(kind, [name]);
  const text = escapeHtml(name);
  const bare = context.hasBareId ? ` id="${text}"` : "";
  const link = `<a href="${escapeHtml(anchorHref(id))}"><code${bare}>${text}</code></a>`;
  const copy = `<button type="button" data-copy aria-label="Copy name"></button>`;
  return `<li class="ref" id="${escapeHtml(id)}"><p class="ref-head">${link}${copy}${head}${sourceLink(context)}</p>${body}</li>`;
}

function badge(text: string, name = text): string {
  return `<span class="badge ${name}">${escapeHtml(text)}</span>`;
}

function deprecation(reason: string | null): string {
  return reason === null ? "" : `<p><strong>Deprecated.</strong> ${escapeHtml(reason)}</p>`;
}

/** Rules in the words that Terraform prints when they are broken, each with its condition. */
function validations({ validations: rules }: Input): string {
  if (rules.length === 0) return "";
  const items = rules.map(
    ({ condition, message }) =>
      `<li>${escapeHtml(message)} <code>${escapeHtml(condition.replace(/\s+/g, " "))}</code></li>`,
  );
  return `<div class="ref-rules">Must hold<ul>${items.join("")}</ul></div>`;
}

function sourceLink({ source }: EntryContext): string {
  if (!source) return "";
  return `<a class="ref-source" href="${escapeHtml(source.href)}" rel="noopener">${escapeHtml(source.text)}</a>`;
}

function footer({ alsoIn, more }: EntryContext): string {
  const links = alsoIn.map(
    ({ href, text }) => `<a href="${escapeHtml(href)}">${escapeHtml(text)}</a>`,
  );
  if (more) links.push(`<a href="${escapeHtml(more.href)}">${more.count} more</a>`);
  return links.length === 0 ? "" : `<p class="ref-foot">Also in ${links.join(", ")}</p>`;
}
