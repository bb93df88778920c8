/** A place in a file that a person must look at. */
export interface MigrationDiagnostic {
  cause: CauseId;
  /** What was found there, for example the name of a component. */
  subject: string;
  /** Path below the new site; that of the old site where nothing was written. */
  file: string;
  /** One-based. */
  line: number;
  column: number;
}

/** Why something needs a person. The texts stand in `report/causes.ts`. */
export type CauseId = keyof typeof import("./report/report.ts").causes;

/** A file of the new site. */
export type PlannedFile = { text: string } | { copyOf: string };

/** An address of the old site and what becomes of it. */
export interface AddressRow {
  old: string;
  /** Null where the new site has nothing in its place. */
  now: string | null;
  how: "same" | "redirect" | "lost";
}

/** Everything that a migration writes, before it writes. */
export interface Plan {
  /** By path below the new site. */
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

export function createPlan(): Plan {
  return { files: new Map(), diagnostics: [], addresses: [] };
}

/** A mistake in what was asked, or in the old site as a whole. Its text says what to do. */
export class MigrationError extends Error {}
