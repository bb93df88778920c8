import type { Module } from "../../model/reference/module.ts";
import type {
  RetiredModule,
  ServiceReference,
  VersionChanges,
} from "../../model/reference/reference.ts";
import { compareModules, shortenValues } from "../diff/compare-modules.ts";
import { getEntryHistories } from "../history/entry-history.ts";
import { findAuthorValues } from "../history/example-value.ts";
import { getUsageCode, type UsageTool } from "../history/usage-code.ts";
import type { Service } from "../service/service.ts";
import {
  getAnchorHref,
  getAnchorId,
  getFileAddress,
  getFolderAddress,
  getModuleSource,
  getReleaseAddress,
} from "./addresses.ts";
import { dedent, type EntryOptions, getEntries } from "./entry.ts";
import { getReleases, getRemovedRows } from "./history-view.ts";
import { getModuleDetails } from "./module-details.ts";

/** `usage` contains plain code. */
export interface ReferencePage
  extends Omit<
    ServiceReference,
    "locale" | "json" | "versions" | "usage" | "connections" | "examples" | "headings"
  > {
  usage: Usage[];
  examples: ExampleCode[];
}

interface ReferencePageOptions extends EntryOptions {
  /** URL of the page of a module in the same repository, if it has one. */
  getPageOfFolder(folder: string): string | null;
}

export function getReferencePage(service: Service, options: ReferencePageOptions): ReferencePage {
  const { version, lastModifiedVersion, module, history } = service;
  const { inputs, outputs } = getEntries(service, options);
  return {
    version,
    lastModified: lastModifiedVersion
      ? { href: getReleaseAddress(service, lastModifiedVersion), text: lastModifiedVersion }
      : null,
    folder: getFolderAddress(service),
    release: getReleaseAddress(service, lastModifiedVersion ?? version),
    requirements: [
      ...module.requiredVersions.map((tool) => `OpenTofu/Terraform ${tool}`),
      ...module.requiredProviders.map(({ name, versions }) => [name, ...versions].join(" ")),
    ],
    changes: history ? null : getChanges(service),
    firstKnown: history && { version: history.first.version, date: history.first.date },
    releases: history ? getReleases(service, history) : [],
    removed: history ? getRemovedRows(getEntryHistories(history)) : [],
    usage: writeUsage(service),
    requiredInputs: inputs.filter(({ required }) => required),
    optionalInputs: inputs.filter(({ required }) => !required),
    outputs,
    details: getModuleDetails(service, options.getPageOfFolder),
    retired: getRetiredModule(service, options.getPageOfFolder),
    examples: getExamples(service),
  };
}

function getRetiredModule(
  { retired, repository }: Service,
  getPage: (folder: string) => string | null,
): RetiredModule | null {
  if (!retired) return null;
  const { version, successor } = retired;
  return {
    repository,
    version,
    successor: successor === null ? null : { text: successor, href: getPage(successor) },
  };
}

interface ExampleCode {
  name: string;
  href: string;
  files: UsageBlock[];
}

/** Longer examples are read in the repository. */
const maxExampleLength = 20_000;

function getExamples(service: Service): ExampleCode[] {
  return service.examples.map(({ name, folder, files }) => {
    let length = 0;
    const shownFiles = files.filter(({ text }) => {
      length += text.length;
      return length <= maxExampleLength;
    });
    return {
      name,
      href: getFileAddress(service, `${folder}/`),
      files: shownFiles.map((file) => ({ title: file.name, code: file.text.trimEnd() })),
    };
  });
}

const valueLength = 120;

function getChanges({ module, previous, version }: Service): VersionChanges | null {
  const changes = previous ? compareModules(previous.module, module) : [];
  if (!previous || changes.length === 0) return null;
  return {
    from: previous.version,
    to: version,
    changes: changes.map(({ before, after, attributes: _, ...change }) => ({
      ...change,
      href:
        change.kind === "removed"
          ? null
          : getAnchorHref(getAnchorId(change.subject, [change.name])),
      values: shortenValues({ before, after }, valueLength),
    })),
  };
}

interface UsageBlock {
  title: string;
  code: string;
}

interface Usage {
  tool: UsageTool;
  label: string;
  required: UsageBlock;
  /** Includes optional inputs as comments. Null if there are no optional inputs. */
  all: UsageBlock | null;
}

export function writeUsage(service: Service): Usage[] {
  if (declaresNothing(service.module)) return [];
  const calledModule = {
    name: service.name,
    source: getModuleSource(service),
    inputs: service.module.inputs.map((input) => ({
      name: input.name,
      type: input.typeTree,
      default: input.default && dedent(input.default.text),
      sensitive: input.sensitive,
      authorValues: findAuthorValues(input, input.typeTree),
    })),
  };
  const titles = { terraform: "main.tf", terragrunt: "terragrunt.hcl" };
  const labels = { terraform: "OpenTofu/Terraform", terragrunt: "Terragrunt" };
  const hasOptional = service.module.inputs.some(({ required }) => !required);
  return (["terraform", "terragrunt"] as const).map((tool) => ({
    tool,
    label: labels[tool],
    required: { title: titles[tool], code: getUsageCode(calledModule, tool) },
    all: hasOptional
      ? { title: titles[tool], code: getUsageCode(calledModule, tool, { includesOptional: true }) }
      : null,
  }));
}

/** Whether a call of the module would have no effect. */
function declaresNothing({ inputs, outputs, resources, moduleCalls }: Module): boolean {
  return [inputs, outputs, resources, moduleCalls].every((blocks) => blocks.length === 0);
}
