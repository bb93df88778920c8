import days from "./rehearsed.json" with { type: "json" };

/** The day, such as `2026-11-25`, of the last rehearsal of each guide without diagnostics, by its id. */
export const rehearsals: Readonly<Record<string, string>> = days;
