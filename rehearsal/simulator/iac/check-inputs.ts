import { findNearest } from "../../../src/model/diagnostics/nearest.ts";
import type { Session } from "../session.ts";
import { iacRules } from "./iac-rules.ts";
import type { GetLocation, ModuleSignature } from "./module-code.ts";

interface InputEntry {
  name: string;
  offset: number;
}

interface CallInputs {
  entries: readonly InputEntry[];
  /** Inputs that the call sets in other ways, such as in an included file. */
  otherNames: ReadonlySet<string>;
  /** Whether the call may set inputs that are not shown. */
  isPartial: boolean;
  /** Offset at which missing inputs are reported. */
  start: number;
  getLocation: GetLocation;
}

/** Reports inputs that the module does not have, and required ones that the call does not set. */
export function checkInputs(
  session: Session,
  { name: of, inputs, requiredInputs }: ModuleSignature,
  { entries, otherNames, isPartial, start, getLocation }: CallInputs,
): void {
  for (const { name, offset } of entries) {
    session.check(inputs.has(name), iacRules["unknown-input"], getLocation(offset), () => ({
      name,
      of,
      suggestion: findNearest(name, inputs),
    }));
  }
  if (isPartial) return;
  for (const name of requiredInputs) {
    const isSet = otherNames.has(name) || entries.some((entry) => entry.name === name);
    session.check(isSet, iacRules["missing-input"], getLocation(start), () => ({ name, of }));
  }
}
