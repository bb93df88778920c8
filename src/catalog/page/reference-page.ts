import { layoutIds } from "../../model/site/layout-ids.ts";
import type { Input, Output } from "../module.ts";
import type { Service } from "../service/service.ts";
import { blockAddress, folderAddress, releaseAddress } from "./addresses.ts";
import { anchorId } from "./anchors.ts";
import { countOf } from "./count-of.ts";
import { type EntryContext, inputEntry, outputEntry } from "./entry.ts";
import { escapeHtml } from "./escape.ts";
import type { Occurrence } from "./occurrences.ts";
import { linkNames } from "./related-links.ts";
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
}

/** Names of other services that an entry lists before it refers to the list of all inputs. */
const listedServices = 2;

/** Ids that a page of the reference has, whatever its service is. */
const pageIds = ["usage", "reference", "required-inputs", "optional-inputs", "outputs"];

export function referencePage(service: Service, options: ReferenceOptions): ReferencePage {
  const { inputs, outputs } = service.module;
  const required = inputs.filter((input) => input.required);
  const optional = inputs.filter((input) => !input.required);
  const context = entryContexts(service, options);
  const entries = (list: readonly Input[]) =>
    list.map((input) => inputEntry(input, context("input", input))).join("");
  return {
    top: topOf(service, options.hrefs.api, [
      jump("required-inputs", required.length, "required input"),
      jump("optional-inputs", optional.length, "optional input"),
      jump("outputs", outputs.length, "output"),
    ]),
    usage: usageOf(service),
    inputs:
      section("required-inputs", `Required inputs`, required.length, entries(required)) +
      section("optional-inputs", `Optional inputs`, optional.length, entries(optional)),
    outputs: section(
      "outputs",
      "Outputs",
      outputs.length,
      outputs.map((output) => outputEntry(output, context("output", output))).join(""),
    ),
    counts: { required: required.length, optional: optional.length, outputs: outputs.length },
  };
}

function section(id: string, title: string, count: number, items: string): string {
  if (count === 0) return "";
  return `<section><h3 id="${id}">${title}</h3><ul class="refs" data-search="off">${items}</ul></section>`;
}

/** A way past all that is written about a service. */
function jump(id: string, count: number, noun: string): string {
  return count === 0 ? "" : `<a href="#${id}">${countOf(count, noun)}</a>`;
}

function topOf(service: Service, api: string, jumps: readonly string[]): string {
  const { version, lastModifiedVersion } = service;
  const modified = lastModifiedVersion
    ? ` <span>last modified in <a href="${escapeHtml(releaseAddress(service, lastModifiedVersion))}" rel="noopener">${escapeHtml(lastModifiedVersion)}</a></span>`
    : "";
  const external = (href: string, text: string) =>
    `<a class="button" href="${escapeHtml(href)}" rel="noopener">${text}</a>`;
  return `<div class="ref-top"><p class="version-badge" data-search="off">Service Catalog Version <strong>${escapeHtml(version)}</strong>${modified}</p><p data-search="off">${external(folderAddress(service), "View Source")} ${external(releaseAddress(service, lastModifiedVersion ?? version), "Release Notes")} <a class="button" href="${escapeHtml(api)}">JSON</a></p>${jumpLine(jumps)}${requirements(service)}</div>${upgradePanel(service)}`;
}

function jumpLine(jumps: readonly string[]): string {
  const links = jumps.filter((link) => link !== "");
  return links.length === 0 ? "" : `<p data-search="off">${links.join(" ")}</p>`;
}

/** Versions that the module asks for; empty where it asks for none. */
function requirements({ module }: Service): string {
  const tools = module.requiredVersions.map((version) => `OpenTofu/Terraform ${version}`);
  const providers = module.requiredProviders.map(({ name, versions }) =>
    [name, ...versions].join(" "),
  );
  const all = [...tools, ...providers].map((text) => `<code>${escapeHtml(text)}</code>`);
  return all.length === 0 ? "" : `<p>Requires ${all.join(" ")}</p>`;
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
