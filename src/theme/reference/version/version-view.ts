import "./version-view.css";
import { planner } from "virtual:site/search-links";
import { isServiceFile } from "../../../catalog/block/form-service.ts";
import type { DescribedInput } from "../../../catalog/history/example-value.ts";
import {
  getInterface,
  type HistoryInput,
  isSameValue,
  type ModuleHistory,
  type ModuleInterface,
} from "../../../catalog/history/history.ts";
import { toHcl } from "../../../catalog/history/to-hcl.ts";
import { getVersions, type UpgradeIndex } from "../../../catalog/history/upgrade-index.ts";
import {
  getSource,
  getUsageCode,
  getUsageInputs,
  type UsageModule,
  type UsageTool,
} from "../../../catalog/history/usage-code.ts";
import { createDomElement } from "../../../framework/client/browser.ts";
import { readStorage, writeStorage } from "../../../framework/client/storage.ts";
import { getCatalogVersionKey } from "../../../model/site/preference-keys.ts";
import { compareVersions, isReleaseVersion, stripVersionPrefix } from "../../../model/versions.ts";
import { fetchJson } from "../../browser/fetch-json.ts";
import { loadHistory, loadIndex } from "../../upgrade/load-histories.ts";
import { setShownCounts } from "./shown-counts.ts";
import * as messages from "./version-messages.ts";

type Undo = () => void;

/**
 * Shows the version that the URL names, and stores it for all modules of the repository until the
 * reader goes back to the current version.
 */
export function start(): () => void {
  const top = document.querySelector<HTMLElement>("[data-history]");
  if (!top) return () => {};
  const { pathname } = location;
  const key = getCatalogVersionKey(top.dataset.source ?? "");
  let shownVersion = "";
  let undo: Undo = () => {};
  const showRequestedVersion = async () => {
    const version = getRequestedVersion();
    if (version === shownVersion || location.pathname !== pathname) return;
    shownVersion = version;
    undo();
    undo = () => {};
    if (version === "" || version === top.dataset.current) writeStorage(key, null);
    if (version === "") return;
    const data = await loadVersion(top, version);
    // Meanwhile, the reader may have requested another version or left the page.
    if (shownVersion !== version) return;
    undo();
    undo = showVersion(top, { version, key, ...data });
  };
  openStoredVersion(key);
  const onEntryChange = () => void showRequestedVersion();
  onEntryChange();
  window.navigation?.addEventListener("currententrychange", onEntryChange);
  return () => {
    window.navigation?.removeEventListener("currententrychange", onEntryChange);
    shownVersion = "";
    undo();
  };
}

function openStoredVersion(key: string): void {
  const url = new URL(location.href);
  const stored = readStorage(key);
  if (stored === null || url.searchParams.has("version")) return;
  url.searchParams.set("version", stored);
  history.replaceState(history.state, "", url);
}

function getRequestedVersion(): string {
  return stripVersionPrefix(new URLSearchParams(location.search).get("version") ?? "");
}

interface LoadedVersion {
  /** Null if loading failed. */
  history: ModuleHistory | null;
  currentInputs: DescribedInput[];
  /** Whether the version was published and read; `unknown` without the list of versions. */
  state: "observed" | "unobserved" | "unpublished" | "unknown";
}

async function loadVersion({ dataset }: HTMLElement, version: string): Promise<LoadedVersion> {
  const [history, currentInputs, index] = await Promise.all([
    loadHistory(dataset.history ?? "").catch(() => null),
    loadCurrentInputs(),
    planner && loadIndex(planner.versions).catch(() => null),
  ]);
  return { history, currentInputs, state: getState(index, dataset.history, version) };
}

function getState(
  index: UpgradeIndex | null,
  history: string | undefined,
  version: string,
): LoadedVersion["state"] {
  const services = index?.services.filter((service) => service.history === history) ?? [];
  if (!index || services.length === 0) return "unknown";
  const { versions, unobserved = [] } = index;
  const isListed = (list: Parameters<typeof getVersions>[0]) =>
    getVersions(list, services).some((item) => item.version === version);
  if (isListed({ versions })) return "observed";
  return isListed({ versions: [], unobserved }) ? "unobserved" : "unpublished";
}

interface ShownVersion extends LoadedVersion {
  version: string;
  /** Storage key of the version. */
  key: string;
}

function showVersion(
  top: HTMLElement,
  { version, key, history, currentInputs, state }: ShownVersion,
): Undo {
  const { current = "", planner: plannerHref = "" } = top.dataset;
  if (!history) return showBanner(top, messages.noHistory(version));
  if (!isReleaseVersion(version) || compareVersions(version, current) > 0) {
    return showBanner(top, messages.unknownVersion(version));
  }
  const moduleInterface = getInterface(history, version);
  if (!moduleInterface) return showBanner(top, describeAbsence(history, version, state));
  if (version === current) return () => {};
  if (state === "unpublished") return showBanner(top, messages.unknownVersion(version));
  writeStorage(key, version);
  const currentInterface = getInterface(history, current) ?? moduleInterface;
  setShownCounts({ input: moduleInterface.inputs.size, output: moduleInterface.outputs.size });
  const undos = [
    () => setShownCounts(null),
    showBanner(top, messages.shownVersion(version), {
      details: [
        ...(state === "unobserved" ? [messages.unobservedVersion(version)] : []),
        describeDifferences(moduleInterface, currentInterface),
        messages.shownVersionDetails(version, current),
      ].join(" "),
      planner: plannerHref && `${plannerHref}&from=${version}&to=${current}`,
    }),
    ...replaceBadge(top, version),
    ...markEntries(version, {
      shown: moduleInterface,
      current: currentInterface,
    }),
    ...replaceUsage({
      name: top.dataset.service ?? "",
      source: getSource(top.dataset.source ?? "", version, history.tags),
      inputs: getUsageInputs(moduleInterface.inputs.values(), currentInputs),
    }),
  ];
  return () => {
    for (const undo of undos.reverse()) undo();
  };
}

/** Loads descriptions and validations, which histories do not have. Empty if loading fails. */
async function loadCurrentInputs(): Promise<DescribedInput[]> {
  const address = document.querySelector<HTMLElement>("[data-configure]")?.dataset.configure;
  const file = address && (await fetchJson(address).catch(() => null));
  return isServiceFile(file) ? file.inputs : [];
}

function describeAbsence(
  { first }: ModuleHistory,
  version: string,
  state: LoadedVersion["state"],
): string {
  if (state === "observed") return messages.serviceAbsent(version);
  const isBeforeFirst = compareVersions(version, first.version) < 0;
  return isBeforeFirst
    ? messages.beforeFirst(version, first.version)
    : messages.unknownVersion(version);
}

function describeDifferences(shown: ModuleInterface, current: ModuleInterface): string {
  const names = [...current.inputs.keys()];
  const newer = names.filter((name) => !shown.inputs.has(name)).length;
  const removed = [...shown.inputs.keys()].filter((name) => !current.inputs.has(name)).length;
  const changed = [...shown.inputs.values()].filter((input) => {
    const now = current.inputs.get(input.name);
    return now !== undefined && isDifferent(input, now);
  }).length;
  return messages.differences(newer, removed, changed);
}

function showBanner(
  top: HTMLElement,
  text: string,
  { details = "", planner = "" }: { details?: string; planner?: string } = {},
): Undo {
  const paragraph = createDomElement("p", {}, text);
  if (details !== "") paragraph.append(" ", createDomElement("small", {}, details));
  const banner = createDomElement(
    "div",
    { className: "ref-banner", role: "status" },
    paragraph,
    createButtonLink(location.pathname, messages.showCurrent),
  );
  if (planner !== "") banner.append(createButtonLink(planner, messages.planFromHere));
  top.before(banner);
  return () => banner.remove();
}

function createButtonLink(href: string, text: string): HTMLAnchorElement {
  return createDomElement("a", { href, className: "button" }, text);
}

function replaceBadge(top: HTMLElement, version: string): Undo[] {
  const badge = top.querySelector(".version-badge strong");
  if (!badge) return [];
  const before = badge.textContent;
  badge.textContent = version;
  return [
    () => {
      badge.textContent = before;
    },
  ];
}

function markEntries(
  version: string,
  { shown, current }: { shown: ModuleInterface; current: ModuleInterface },
): Undo[] {
  const undos: Undo[] = [];
  for (const entry of document.querySelectorAll<HTMLElement>(".ref[id], .ref-removed li[id]")) {
    const [, kind, name = ""] = /^(input|output)_(.+)$/.exec(entry.id) ?? [];
    const isRemoved = entry.matches(".ref-removed li");
    const input = kind === "input" ? shown.inputs.get(name) : undefined;
    const exists = kind === "input" ? input !== undefined : shown.outputs.has(name);
    if (isRemoved && exists) {
      undos.push(addNote(entry, messages.stillThere(version), input));
    } else if (!isRemoved && !exists) {
      undos.push(markAbsent(entry, version));
    } else if (!isRemoved && input && isDifferent(input, current.inputs.get(name))) {
      undos.push(addNote(entry, messages.inVersion(version), input));
    }
  }
  return undos;
}

function markAbsent(entry: HTMLElement, version: string): Undo {
  const badge = createDomElement("span", { className: "badge absent" }, messages.notYet(version));
  entry.classList.add("ref-absent");
  entry.querySelector(".ref-head")?.append(badge);
  return () => {
    entry.classList.remove("ref-absent");
    badge.remove();
  };
}

function isDifferent(shown: HistoryInput, current: HistoryInput | undefined): boolean {
  return shown.type !== current?.type || !isSameValue(shown.default, current.default);
}

function addNote(entry: HTMLElement, text: string, input: HistoryInput | undefined): Undo {
  const note = createDomElement("p", { className: "ref-then" }, text);
  if (input) {
    note.append(" ", createDomElement("code", {}, input.type));
    const { default: value } = input;
    if (value === undefined) note.append(` ${messages.requiredThen}`);
    else note.append(" = ", createDomElement("code", {}, toHcl(value)));
  }
  entry.append(note);
  return () => note.remove();
}

/** Replaces the sample code, without syntax colors, by that of the version. */
function replaceUsage(module: UsageModule): Undo[] {
  const undos: Undo[] = [];
  for (const container of document.querySelectorAll<HTMLElement>("[data-usage]")) {
    const block = container.querySelector("pre code");
    const [tool, extent] = (container.dataset.usage ?? "").split(" ");
    if (!block) continue;
    const before = [...block.childNodes];
    block.replaceChildren(
      getUsageCode(module, tool as UsageTool, { includesOptional: extent === "all" }),
    );
    undos.push(() => block.replaceChildren(...before));
  }
  return undos;
}
