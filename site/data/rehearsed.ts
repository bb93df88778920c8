import record from "./rehearsed.json" with { type: "json" };

/** The last time that a guide was rehearsed without a finding. */
export interface Rehearsal {
  /** A day: `2026-11-25`. */
  on: string;
  /** Versions of the tools that checked it, by name. */
  tools: Record<string, string>;
}

/** By id of the guide; `npm run content:rehearse -- --record` writes the file. */
export const rehearsals: Readonly<Record<string, Rehearsal>> = record;
