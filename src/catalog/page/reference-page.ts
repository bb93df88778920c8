import { fillIn } from "../../model/messages/fill-in.ts";
import { layoutIds } from "../../model/site/layout-ids.ts";
import type { Input, Output } from "../module.ts";
import type { Service } from "../service/service.ts";
import { blockAddress, folderAddress, releaseAddress } from "./addresses.ts";
import { anchorHref, anchorId } from "./anchors.ts";
import { type EntryContext, inputEntry, outputEntry } from "./entry.ts";
import { escapeHtml } from "./escape.ts";
import { countOf, type Language } from "./language.ts";
import type { Occurrence } from "./occurrences.ts";
import { upgradePanel } from "./upgrade-panel.ts";
import { type Usage, usageOf } from "./usage.ts";

/** The generated parts of a service's page, as markup. */
export interface ReferencePage {
  /** Above the text: version, links. */
  top: string;
  usage: Usage[];
  /** Required and optional inputs. */
  inputs: string;
  outputs: string;
  counts: { required: number; optional: number; outputs: number };
}

export interface ReferenceOptions {
  /** Markup of the descriptions, by `input name` or `output name`. */
  descriptions: ReadonlyMap<string, string>;
  /** Ids of the text that its author wrote. */
  taken: ReadonlySet<string>;
  /** Services that have an input, by its name. */
  occurrences: ReadonlyMap<string, Occurrence[]>;
  /** Finished addresses. */
  hrefs: { page(service: Service): string; allInputs: string; api: string };
  language: Language;
}

/** Names of other services that an entry lists before it refers to the list of all inputs. */
const listedServices = 2;

/** Ids that a page of the reference has, whatever its service is. */
const pageIds = ["usage", "reference", "required-inputs", "optional-inputs", "outputs"];

export function referencePage(service: Service, options: ReferenceOptions): ReferencePage {
  const { inputs, outputs } = service.module;
  const { language } = options;
  const { messages } = language;
  const required = inputs.filter((input) => input.required);
  const optional = inputs.filter((input) => !input.required);
  const context = entryContexts(service, options);
  const entries = (list: readonly Input[]) =>
    list.map((input) => inputEntry(input, context("input", input), language)).join("");
  return {
    top: topOf(service, options, [
      jump("required-inputs", countOf(required.length, "requiredInputs", language), required),
      jump("optional-inputs", countOf(optional.length, "optionalInputs", language), optional),
      jump("outputs", countOf(outputs.length, "outputs", language), outputs),
    ]),
    usage: usageOf(service),
    inputs:
      section("required-inputs", messages.requiredInputs, required.length, entries(required)) +
      section("optional-inputs", messages.optionalInputs, optional.length, entries(optional)),
    outputs: section(
      "outputs",
      messages.outputs,
      outputs.length,
      outputs.map((output) => outputEntry(output, context("output", output), language)).join(""),
    ),
    counts: { required: required.length, optional: optional.length, outputs: outputs.length },
  };
}

function section(id: string, title: string, count: number, items: string): string {
  if (count === 0) return "";
  return `<section><h3 id="${id}">${escapeHtml(title)}</h3><ul class="refs" data-search="off">${items}</ul></section>`;
}

/** A way past all that is written about a service. */
function jump(id: string, text: string, list: readonly unknown[]): string {
  return list.length === 0 ? "" : `<a href="#${id}">${escapeHtml(text)}</a>`;
}

function topOf(
  service: Service,
  { hrefs, language }: ReferenceOptions,
  jumps: readonly string[],
): string {
  const { messages } = language;
  const { version, lastModifiedVersion } = service;
  const release = (name: string) =>
    `<a href="${escapeHtml(releaseAddress(service, name))}" rel="noopener">${escapeHtml(name)}</a>`;
  const modified = lastModifiedVersion
    ? ` <span>${fillIn(escapeHtml(messages.lastModified), { version: release(lastModifiedVersion) })}</span>`
    : "";
  const external = (href: string, text: string) =>
    `<a class="button" href="${escapeHtml(href)}" rel="noopener">${escapeHtml(text)}</a>`;
  return `<div class="ref-top"><p class="version-badge" data-search="off">${escapeHtml(messages.catalogVersion)} <strong>${escapeHtml(version)}</strong>${modified}</p><p data-search="off">${external(folderAddress(service), messages.viewSource)} ${external(releaseAddress(service, lastModifiedVersion ?? version), messages.releaseNotes)} <a class="button" href="${escapeHtml(hrefs.api)}">JSON</a></p>${jumpLine(jumps)}${requirements(service, language)}</div>${upgradePanel(service, language)}`;
}

function jumpLine(jumps: readonly string[]): string {
  const links = jumps.filter((link) => link !== "");
  return links.length === 0 ? "" : `<p data-search="off">${links.join(" ")}</p>`;
}

/** Versions that the module asks for; empty where it asks for none. */
function requirements({ module }: Service, { messages }: Language): string {
  const tools = module.requiredVersions.map((version) => `OpenTofu/Terraform ${version}`);
  const providers = module.requiredProviders.map(({ name, versions }) =>
    [name, ...versions].join(" "),
  );
  const all = [...tools, ...providers].map((text) => `<code>${escapeHtml(text)}</code>`);
  return all.length === 0
    ? ""
    : `<p>${fillIn(escapeHtml(messages.requires), { versions: all.join(" ") })}</p>`;
}

/** Gives every entry what its own block does not say. */
function entryContexts(
  service: Service,
  { descriptions, taken, occurrences, hrefs }: ReferenceOptions,
) {
  const { inputs, outputs } = service.module;
  const names = {
    inputs: new Set(inputs.map(({ name }) => name)),
    outputs: new Set(outputs.map(({ name }) => name)),
  };
  const ids = new Set([
    ...layoutIds,
    ...pageIds,
    ...taken,
    ...inputs.map(({ name }) => anchorId("input", [name])),
    ...outputs.map(({ name }) => anchorId("output", [name])),
  ]);
  const before = service.previous?.module;
  const old = before && {
    input: new Set(before.inputs.map(({ name }) => name)),
    output: new Set(before.outputs.map(({ name }) => name)),
  };
  return (kind: "input" | "output", one: Input | Output): EntryContext => {
    const { name, source } = one;
    const opening = `${kind === "input" ? "variable" : "output"} "${name}"`;
    const others = (kind === "input" ? (occurrences.get(name) ?? []) : []).filter(
      (other) => other.service !== service,
    );
    const isFree = !ids.has(name) && !/\s/.test(name);
    return {
      description: linkNames(descriptions.get(`${kind} ${name}`) ?? "", names, name),
      // A name that is an input and an output leads to the input, as it did on the former site.
      hasBareId: isFree && (kind === "input" || !names.inputs.has(name)),
      since: old && !old[kind].has(name) ? service.version : null,
      source: service.repository === "" ? null : blockAddress(service, source, opening),
      alsoIn: others.slice(0, listedServices).map((other) => ({
        href: `${hrefs.page(other.service)}#input_${name}`,
        text: other.service.title,
      })),
      more:
        others.length > listedServices
          ? { href: `${hrefs.allInputs}#input_${name}`, count: others.length - listedServices }
          : null,
    };
  };
}

/** Names of a service that descriptions may speak of. */
interface Names {
  inputs: ReadonlySet<string>;
  outputs: ReadonlySet<string>;
}

/** Makes links of the names in backticks that are inputs or outputs of the same service. */
function linkNames(html: string, names: Names, own: string): string {
  return html
    .split(/(<(?:a|pre)\b[\s\S]*?<\/(?:a|pre)>)/)
    .map((part, index) => (index % 2 === 1 ? part : linkCodes(part, names, own)))
    .join("");
}

function linkCodes(html: string, { inputs, outputs }: Names, own: string): string {
  return html.replace(/<code>([^<]+)<\/code>/g, (code, text: string) => {
    const name = text.replace(/^var\./, "");
    if (name === own) return code;
    const kind = inputs.has(name) ? "input" : outputs.has(name) ? "output" : undefined;
    return kind ? `<a href="${escapeHtml(anchorHref(anchorId(kind, [name])))}">${code}</a>` : code;
  });
}
