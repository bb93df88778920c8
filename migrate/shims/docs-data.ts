/** Docs by id. The migration replaces this file with those of the old site. */
export const docs: Record<string, { id: string; title: string }> = {};
