import days from "./rehearsed.json" with { type: "json" };

/** The day (`2026-11-25`) on which a guide was last rehearsed without a finding, by its id. */
export const rehearsals: Readonly<Record<string, string>> = days;
