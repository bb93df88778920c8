import { fillIn } from "../../model/messages/fill-in.ts";
import { plural } from "../../model/messages/plural.ts";
import { type Change, compareModules } from "../diff/compare-modules.ts";
import { shortenValues } from "../diff/shorten-values.ts";
import type { Service } from "../service/service.ts";
import { anchorHref, anchorId } from "./anchors.ts";
import { escapeHtml } from "./escape.ts";
import type { Language } from "./language.ts";

/** What changed since the version before; empty where that is not known or nothing did. */
export function upgradePanel(
  { module, previous, version }: Service,
  { messages, locale }: Language,
): string {
  const changes = previous ? compareModules(previous.module, module) : [];
  if (!previous || changes.length === 0) return "";
  const breaking = changes.filter((change) => change.breaking).length;
  const count =
    breaking > 0
      ? `, <strong>${escapeHtml(plural(messages.breakingChanges, { locale, count: breaking }))}</strong>`
      : "";
  const values = { from: previous.version, to: version, count: changes.length };
  const title = fillIn(messages.changesBetween, values);
  const rows = changes.map((change) => changeRow(change, messages)).join("");
  return `<details class="ref-upgrade"${breaking > 0 ? " open" : ""}><summary>${escapeHtml(title)}${count}</summary><ul>${rows}</ul></details>`;
}

function changeRow(change: Change, messages: Language["messages"]): string {
  const { kind, subject, name, breaking } = change;
  const text = `<code>${escapeHtml(name)}</code>`;
  const link =
    kind === "removed"
      ? text
      : `<a href="${escapeHtml(anchorHref(anchorId(subject, [name])))}">${text}</a>`;
  const subjectLink =
    subject === "output" ? fillIn(escapeHtml(messages.changedOutput), { name: link }) : link;
  const badge = breaking
    ? `<span class="badge required">${escapeHtml(messages.badges.breaking)}</span> `
    : "";
  return `<li>${badge}${subjectLink}: ${escapeHtml(messages.changes[kind])}${values(change)}</li>`;
}

function values(change: Change): string {
  const codes = shortenValues(change, 120).map((text) => `<code>${escapeHtml(text)}</code>`);
  if (codes.length === 2) return `, ${codes.join(" → ")}`;
  return codes.length === 0 ? "" : ` (${codes[0]})`;
}
