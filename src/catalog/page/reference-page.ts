import type { ServiceReference, VersionChanges } from "../../model/reference/reference.ts";
import { compareModules } from "../diff/compare-modules.ts";
import { shortenValues } from "../diff/describe-change.ts";
import type { Service } from "../service/service.ts";
import { anchorHref, anchorId, folderAddress, releaseAddress } from "./addresses.ts";
import { type EntryOptions, entriesOf } from "./entry.ts";
import { type Usage, usageOf } from "./usage.ts";

/** The generated parts of a service's page. The code of `usage` is not rendered yet. */
export interface ReferencePage
  extends Omit<ServiceReference, "locale" | "json" | "usage" | "headings"> {
  usage: Usage[];
}

/** Returns what the page of a service says apart from the text of its author. */
export function referencePage(service: Service, options: EntryOptions): ReferencePage {
  const { version, lastModifiedVersion, module } = service;
  const { inputs, outputs } = entriesOf(service, options);
  return {
    version,
    lastModified: lastModifiedVersion
      ? { href: releaseAddress(service, lastModifiedVersion), text: lastModifiedVersion }
      : null,
    folder: folderAddress(service),
    release: releaseAddress(service, lastModifiedVersion ?? version),
    requirements: [
      ...module.requiredVersions.map((tool) => `OpenTofu/Terraform ${tool}`),
      ...module.requiredProviders.map(({ name, versions }) => [name, ...versions].join(" ")),
    ],
    changes: changesOf(service),
    usage: usageOf(service),
    requiredInputs: inputs.filter(({ required }) => required),
    optionalInputs: inputs.filter(({ required }) => !required),
    outputs,
  };
}

/** Characters of a value that the list of changes shows. */
const valueLength = 120;

function changesOf({ module, previous, version }: Service): VersionChanges | null {
  const changes = previous ? compareModules(previous.module, module) : [];
  if (!previous || changes.length === 0) return null;
  return {
    from: previous.version,
    to: version,
    changes: changes.map(({ before, after, ...change }) => ({
      ...change,
      href: change.kind === "removed" ? null : anchorHref(anchorId(change.subject, [change.name])),
      values: shortenValues({ before, after }, valueLength),
    })),
  };
}
