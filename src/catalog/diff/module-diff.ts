import type { HclParser } from "../hcl/parse-hcl.ts";
import type { LoadedModule } from "../read/load-module.ts";
import { type Change, compareModules, describeChange } from "./compare-modules.ts";
import {
  compareRequirements,
  describeRequirement,
  type RequirementChange,
} from "./compare-requirements.ts";
import { describeLost, findLostAddresses, type LostAddress } from "./compare-resources.ts";
import {
  compareValidations,
  describeValidation,
  type ValidationChange,
} from "./compare-validations.ts";
import { describeRename, findRenames, type Rename } from "./find-renames.ts";

export interface ModuleDiff {
  changes: Change[];
  validations: ValidationChange[];
  requirements: RequirementChange[];
  lost: LostAddress[];
  renames: Rename[];
  breaking: number;
}

export type ComparedModule = Pick<LoadedModule, "module" | "files">;

export function getModuleDiff(
  before: ComparedModule,
  after: ComparedModule,
  parse: HclParser,
): ModuleDiff {
  const diff = {
    changes: compareModules(before.module, after.module),
    validations: compareValidations(before.module, after.module),
    requirements: compareRequirements(before.module, after.module),
    lost: findLostAddresses(before, after, parse),
  };
  const breaking = Object.values<{ breaking: boolean }[]>(diff)
    .flat()
    .filter((change) => change.breaking).length;
  return { ...diff, renames: findRenames(before.module, after.module), breaking };
}

export function countChanges({ changes, validations, requirements, lost }: ModuleDiff): number {
  return changes.length + validations.length + requirements.length + lost.length;
}

export function describeDiff(diff: ModuleDiff): string[] {
  return [
    ...diff.changes.map(describeChange),
    ...diff.validations.map(describeValidation),
    ...diff.requirements.map(describeRequirement),
    ...diff.lost.map(describeLost),
    ...diff.renames.map(describeRename),
  ];
}
