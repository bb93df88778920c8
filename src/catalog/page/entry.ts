import { fillIn } from "../../model/messages/fill-in.ts";
import { plural } from "../../model/messages/plural.ts";
import type { Default, Input, Output } from "../module.ts";
import { showType } from "../types/show-type.ts";
import { anchorHref, anchorId } from "./anchors.ts";
import { dedent } from "./dedent.ts";
import { escapeHtml } from "./escape.ts";
import type { Language } from "./language.ts";
import { typeTree } from "./type-tree.ts";

type Messages = Language["messages"];

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
export function inputEntry(input: Input, context: EntryContext, language: Language): string {
  const { messages } = language;
  const badges = [
    input.required ? badge("required", messages) : "",
    input.sensitive ? badge("sensitive", messages) : "",
    input.ephemeral ? badge("ephemeral", messages) : "",
    input.nullable ? "" : badge("nullable", messages),
    input.deprecated === null ? "" : badge("deprecated", messages),
    since(context, messages),
  ];
  const parts = [
    deprecation(input.deprecated, messages),
    context.description,
    input.default ? showDefault(input.default, language) : "",
    typeTree(input.typeTree, [input.name], language),
    validations(input, messages),
    footer(context, language),
  ];
  return entry("input", input.name, {
    context,
    messages,
    head: `<span class="ref-type">${escapeHtml(showType(input.typeTree))}</span>${badges.join("")}`,
    body: parts.join(""),
  });
}

/** An output of the reference. */
export function outputEntry(output: Output, context: EntryContext, language: Language): string {
  const { messages } = language;
  const badges = [
    output.sensitive ? badge("sensitive", messages) : "",
    output.ephemeral ? badge("ephemeral", messages) : "",
    output.deprecated === null ? "" : badge("deprecated", messages),
    since(context, messages),
  ];
  const parts = [
    deprecation(output.deprecated, messages),
    context.description,
    footer(context, language),
  ];
  return entry("output", output.name, {
    context,
    messages,
    head: badges.join(""),
    body: parts.join(""),
  });
}

interface EntryParts {
  context: EntryContext;
  messages: Messages;
  head: string;
  body: string;
}

function entry(
  kind: "input" | "output",
  name: string,
  { context, messages, head, body }: EntryParts,
): string {
  const id = anchorId(kind, [name]);
  const text = escapeHtml(name);
  const bare = context.hasBareId ? ` id="${text}"` : "";
  const link = `<a href="${escapeHtml(anchorHref(id))}"><code${bare}>${text}</code></a>`;
  const copy = `<button type="button" data-copy aria-label="${escapeHtml(messages.copyName)}"></button>`;
  return `<li class="ref" id="${escapeHtml(id)}"><p class="ref-head">${link}${copy}${head}${sourceLink(context)}</p>${body}</li>`;
}

function badge(name: keyof Messages["badges"], { badges }: Messages, text = badges[name]): string {
  return `<span class="badge ${name}">${escapeHtml(text)}</span>`;
}

function since({ since: version }: EntryContext, messages: Messages): string {
  if (version === null) return "";
  return badge("since", messages, fillIn(messages.badges.since, { version }));
}

function deprecation(reason: string | null, { deprecated }: Messages): string {
  if (reason === null) return "";
  return `<p><strong>${escapeHtml(deprecated)}</strong> ${escapeHtml(reason)}</p>`;
}

/** Rules in the words that Terraform prints when they are broken, each with its condition. */
function validations({ validations: rules }: Input, { mustHold }: Messages): string {
  if (rules.length === 0) return "";
  const items = rules.map(
    ({ condition, message }) =>
      `<li>${escapeHtml(message)} <code>${escapeHtml(condition.replace(/\s+/g, " "))}</code></li>`,
  );
  return `<div class="ref-rules">${escapeHtml(mustHold)}<ul>${items.join("")}</ul></div>`;
}

function sourceLink({ source }: EntryContext): string {
  if (!source) return "";
  return `<a class="ref-source" href="${escapeHtml(source.href)}" rel="noopener">${escapeHtml(source.text)}</a>`;
}

function footer({ alsoIn, more }: EntryContext, { messages, locale }: Language): string {
  const links = alsoIn.map(
    ({ href, text }) => `<a href="${escapeHtml(href)}">${escapeHtml(text)}</a>`,
  );
  if (more) {
    const text = plural(messages.moreServices, { locale, count: more.count });
    links.push(`<a href="${escapeHtml(more.href)}">${escapeHtml(text)}</a>`);
  }
  if (links.length === 0) return "";
  const list = fillIn(escapeHtml(messages.alsoIn), { services: links.join(", ") });
  return `<p class="ref-foot">${list}</p>`;
}

/** Defaults longer than this do not stand in a line. */
const inlineLength = 72;
/** Lines from which on a default is folded. */
const foldedLines = 6;

/** A default value: in the line, as a block, or folded where it is large. */
function showDefault({ text }: Default, { messages, locale }: Language): string {
  const code = escapeHtml(dedent(text));
  const label = escapeHtml(messages.defaultValue);
  const lines = code.split("\n");
  if (lines.length === 1 && code.length <= inlineLength) {
    return `<p class="ref-default">${label} <code>${code}</code></p>`;
  }
  const block = `<pre tabindex="0"><code>${code}</code></pre>`;
  if (lines.length < foldedLines) return `<div class="ref-default">${label}${block}</div>`;
  const folded = plural(messages.defaultLines, { locale, count: lines.length });
  return `<details class="ref-default"><summary>${escapeHtml(folded)}</summary>${block}</details>`;
}
