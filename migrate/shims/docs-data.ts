/** The docs of the version, by their ids. */
export const docs: Record<string, { id: string; title: string }> = {};
