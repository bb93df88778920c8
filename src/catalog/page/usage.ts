import type { Module } from "../../model/reference/module.ts";
import { type UsageTool, usageCode } from "../history/usage-code.ts";
import type { Service } from "../service/service.ts";
import { moduleSource } from "./addresses.ts";
import { dedent } from "./dedent.ts";

/** A code block of the usage section. */
export interface UsageBlock {
  title: string;
  code: string;
}

export interface Usage {
  tool: UsageTool;
  label: string;
  required: UsageBlock;
  /** With all optional inputs and their defaults as comments; null where there are none. */
  all: UsageBlock | null;
}

/** Returns code to copy, for OpenTofu/Terraform and for Terragrunt; none for a folder of scripts. */
export function usageOf(service: Service): Usage[] {
  if (declaresNothing(service.module)) return [];
  const called = {
    name: service.name,
    source: moduleSource(service),
    inputs: service.module.inputs.map(({ name, typeTree, default: fallback, sensitive }) => ({
      name,
      type: typeTree,
      default: fallback && dedent(fallback.text),
      sensitive,
    })),
  };
  const titles = { terraform: "main.tf", terragrunt: "terragrunt.hcl" };
  const labels = { terraform: "OpenTofu/Terraform", terragrunt: "Terragrunt" };
  const hasOptional = service.module.inputs.some(({ required }) => !required);
  return (["terraform", "terragrunt"] as const).map((tool) => ({
    tool,
    label: labels[tool],
    required: { title: titles[tool], code: usageCode(called, tool, false) },
    all: hasOptional ? { title: titles[tool], code: usageCode(called, tool, true) } : null,
  }));
}

/** Whether a call of the module would have no effect. */
function declaresNothing({ inputs, outputs, resources, moduleCalls }: Module): boolean {
  return [inputs, outputs, resources, moduleCalls].every((blocks) => blocks.length === 0);
}
