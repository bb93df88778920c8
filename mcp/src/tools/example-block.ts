import { z } from "zod";
import type { ServiceInterface } from "../../../src/catalog/api/site-files.ts";
import {
  getSource,
  getUsageCode,
  getUsageInputs,
  type UsageModule,
} from "../../../src/catalog/history/usage-code.ts";
import { hasKnownInterface } from "../../../src/catalog/library/library.ts";
import { getModuleSource } from "../../../src/catalog/page/addresses.ts";
import { formatPart, RequestError } from "../response.ts";
import { findService } from "./find-service.ts";
import { findLibraryModule } from "./library-module.ts";
import { getVersionInSource } from "./resolve-version.ts";
import { getServiceInterface } from "./service-interface.ts";
import { defineTool, moduleName, partNumber, type ToolContext, versionName } from "./tool.ts";

export const exampleBlockTool = defineTool({
  name: "example_block",
  title: "Code that calls a service",
  description:
    "Returns a block that calls a service at a version, pinned: a `module` block for OpenTofu or Terraform, or a Terragrunt unit.",
  schema: z.strictObject({
    service: moduleName,
    version: versionName.optional(),
    tool: z.enum(["terraform", "terragrunt"]).default("terraform"),
    inputs: z.enum(["required", "all"]).default("required"),
    part: partNumber,
  }),
  async run({ service, version, tool, inputs, part }, context) {
    const pinned = version ?? getVersionInSource(service);
    const { head, module, fedBy } = await getUsedModule(service, pinned, context);
    const code = getUsageCode(module, tool, {
      includesOptional: inputs === "all",
      connections: fedBy,
    });
    return formatPart({
      head,
      lines: code.trimEnd().split("\n"),
      part,
      wrap: (text) => `\`\`\`hcl\n${text}\n\`\`\``,
      hint: 'Or ask with `inputs: "required"`.',
    });
  },
});

async function getUsedModule(
  requested: string,
  version: string | undefined,
  context: ToolContext,
): Promise<{ head: string; module: UsageModule; fedBy?: ServiceInterface["fedBy"] }> {
  const { site, signal } = context;
  const library = await findLibraryModule(requested, version, context);
  if (library) {
    const { repository, module } = library;
    const name = `\`${repository}//${module.path}\``;
    if (!hasKnownInterface(module)) {
      throw new RequestError(`this site does not know the inputs of ${name}: read its source`);
    }
    const source = getModuleSource({ repository, source: module.path, version: module.version });
    return {
      head: `${name} at ${module.version}.`,
      module: { name: module.name, source, inputs: getUsageInputs(module.inputs) },
    };
  }
  const entry = await findService(site, requested, signal);
  const versioned = await getServiceInterface(site, entry, version, signal);
  return {
    head: `${entry.title} at ${versioned.version}. Page: ${entry.page}`,
    module: {
      name: entry.name,
      source: getSource(entry.source, versioned.version, versioned.history?.tags),
      inputs: getUsageInputs(versioned.inputs, versioned.service.inputs),
    },
    fedBy: versioned.service.fedBy,
  };
}
