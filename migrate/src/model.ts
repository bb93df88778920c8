/** A place in a file that a person must look at. */
export interface MigrationDiagnostic {
  cause: CauseId;
  subject: string;
  /** Path below the new site; that of the old site where nothing was written. */
  file: string;
  line: number;
  column: number;
}

export type CauseId = keyof typeof import("./report/report.ts").causes;

export type PlannedFile = { text: string } | { copyOf: string };

export interface AddressRow {
  old: string;
  /** Null where the new site has nothing in its place. */
  now: string | null;
  how: "same" | "redirect" | "lost";
}

export interface Plan {
  files: Map<string, PlannedFile>;
  diagnostics: MigrationDiagnostic[];
  addresses: AddressRow[];
}

/** A site of one language, below a folder of the new site. */
export interface PlannedSite {
  /** Empty for the default language. */
  folder: string;
  plan: Plan;
}

/** Adds a diagnostic about a whole file. */
export function addDiagnostic(plan: Plan, cause: CauseId, subject: string, file: string): void {
  plan.diagnostics.push({ cause, subject, file, line: 1, column: 1 });
}

export function createPlan(): Plan {
  return { files: new Map(), diagnostics: [], addresses: [] };
}

/** A wrong argument, or an old site that cannot be read at all. The message says what to do. */
export class MigrationError extends Error {}
