import type { PlannedFile } from "../model.ts";

/** Rules for what home pages and grids of the old engine become, by the class that needs them. */
const sheets: Readonly<Record<string, string>> = {
  "migrated-hero": `.migrated-hero {
  padding-block: 1rem;
  font-size: var(--font-xl);
}

.migrated-hero img {
  width: auto;
  max-height: 16rem;
}
`,
  "migrated-button": `.migrated-button a {
  display: inline-block;
  padding: 0.4rem 1.25rem;
  border: 1px solid var(--link);
  border-radius: var(--radius);
  font-size: var(--font-base);
  font-weight: 600;
  text-decoration: none;
}
`,
  "migrated-button-primary": `.migrated-button-primary a {
  background: var(--link);
  color: var(--bg);
}
`,
  "migrated-cards": `.migrated-cards > ul {
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 15rem), 1fr));
  gap: 1rem;
  padding: 0;
  list-style: none;
}

.migrated-cards > ul > li {
  margin: 0;
  padding: 1rem 1.25rem;
  border: 1px solid var(--line);
  border-radius: var(--radius-lg);
}

.migrated-cards > ul > li > hr {
  margin-block: 0.75rem;
}
`,
  "migrated-grid": `.migrated-grid {
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 15rem), 1fr));
  gap: 1rem;
}
`,
};

/** The rules for the classes that pages use. */
export function findPageSheets(files: ReadonlyMap<string, PlannedFile>): string[] {
  const used = new Set<string>();
  for (const [path, file] of files) {
    if (!/\.mdx?$/.test(path) || !("text" in file)) continue;
    for (const [name] of file.text.matchAll(/\bmigrated-[a-z]+(?:-[a-z]+)*/g)) used.add(name);
  }
  return Object.entries(sheets).flatMap(([name, sheet]) => (used.has(name) ? [sheet] : []));
}
