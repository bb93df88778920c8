import { type Change, compareModules } from "../diff/compare-modules.ts";
import { changeWords } from "../diff/describe-change.ts";
import { shortenValues } from "../diff/shorten-values.ts";
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

function changeRow(change: Change): string {
  const { kind, subject, name, breaking } = change;
  const text = `<code>${escapeHtml(name)}</code>`;
  const link =
    kind === "removed"
      ? text
      : `<a href="${escapeHtml(anchorHref(anchorId(subject, [name])))}">${text}</a>`;
  const badge = breaking ? '<span class="badge required">breaking</span> ' : "";
  return `<li>${badge}${subject === "output" ? "Output " : ""}${link}: ${changeWords(kind)}${values(change)}</li>`;
}

function values(change: Change): string {
  const codes = shortenValues(change, 120).map((text) => `<code>${escapeHtml(text)}</code>`);
  if (codes.length === 2) return `, ${codes.join(" → ")}`;
  return codes.length === 0 ? "" : ` (${codes[0]})`;
}
