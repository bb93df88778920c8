export interface MigrationDiagnostic {
  cause: CauseId;
  subject: string;
  file: string;
  line: number;
  column: number;
}

export type CauseId = keyof typeof import("./report/causes.ts").causes;

export type PlannedFile = { text: string } | { copyOf: string };

export interface AddressRow {
  old: string;
  /** Null if it has no counterpart in the new site. */
  current: string | null;
  outcome: "same" | "redirect" | "lost";
}

export interface Plan {
  files: Map<string, PlannedFile>;
  diagnostics: MigrationDiagnostic[];
  addresses: AddressRow[];
}

export interface PlannedSite {
  /** Empty for the default language. */
  folder: string;
  /** The code in addresses of the old site, if it is not the name of the folder. */
  oldCode?: string;
  plan: Plan;
}

export function addDiagnostic(
  plan: Pick<Plan, "diagnostics">,
  cause: CauseId,
  subject: string,
  file: string,
): void {
  plan.diagnostics.push({ cause, subject, file, line: 1, column: 1 });
}

export function createPlan(): Plan {
  return { files: new Map(), diagnostics: [], addresses: [] };
}

/** A wrong argument, or an old site that cannot be read. The message explains what to do. */
export class MigrationError extends Error {}
