import { type Change, compareModules } from "../diff/compare-modules.ts";
import { changeWords } from "../diff/describe-change.ts";
import type { Service } from "../service/service.ts";
import { anchorHref, anchorId } from "./anchors.ts";
import { escapeHtml } from "./escape.ts";

/** What changed since the version before; empty where that is not known or nothing did. */
export function upgradePanel({ module, previous, version }: Service): string {
  const changes = previous ? compareModules(previous.module, module) : [];
  if (!previous || changes.length === 0) return "";
  const breaking = changes.filter((change) => change.breaking).length;
  const count = breaking > 0 ? `, <strong>${breaking} breaking</strong>` : "";
  const rows = changes.map(changeRow).join("");
  return `<details class="ref-upgrade"${breaking > 0 ? " open" : ""}><summary>Changes from ${escapeHtml(previous.version)} to ${escapeHtml(version)}: ${changes.length}${count}</summary><ul>${rows}</ul></details>`;
}

function changeRow({ kind, subject, name, breaking, before, after }: Change): string {
  const text = `<code>${escapeHtml(name)}</code>`;
  const link =
    kind === "removed"
      ? text
      : `<a href="${escapeHtml(anchorHref(anchorId(subject, [name])))}">${text}</a>`;
  const badge = breaking ? '<span class="badge required">breaking</span> ' : "";
  return `<li>${badge}${subject === "output" ? "Output " : ""}${link}: ${changeWords(kind)}${values(before, after)}</li>`;
}

function values(before: string | null, after: string | null): string {
  const code = (text: string) =>
    `<code>${escapeHtml(text.replace(/\s+/g, " ").slice(0, 120))}</code>`;
  if (before !== null && after !== null) return `, ${code(before)} → ${code(after)}`;
  const only = after ?? before;
  return only === null ? "" : ` (${code(only)})`;
}
