import type { SearchProvider, SearchQuery, SearchResults } from "./provider.ts";

/**
 * Answers the newest question. One that was overtaken by another gets null, unless its answer comes
 * first and the other goes on where it ended: who types on a slow line sees results meanwhile.
 *
 * @throws SearchError where the provider does, unless the question was overtaken.
 */
export type Asker = (query: SearchQuery) => Promise<SearchResults | null>;

/** A place to ask from. */
export function createAsker(answer: SearchProvider["search"]): Asker {
  let newest: Asked | undefined;
  let answered = 0;
  return async (query) => {
    newest?.controller.abort();
    const own: Asked = {
      number: (newest?.number ?? 0) + 1,
      query,
      controller: new AbortController(),
    };
    newest = own;
    const { signal } = own.controller;
    // A query of nothing needs no provider.
    if (query.text.trim() === "") return { groups: [], total: 0 };
    try {
      const results = await answer(query, signal);
      const isLate = own.number < answered || !leadsTo(newest.query, { query, results });
      if (signal.aborted && isLate) return null;
      answered = own.number;
      return results;
    } catch (error) {
      if (signal.aborted) return null;
      throw error;
    }
  };
}

interface Asked {
  number: number;
  query: SearchQuery;
  controller: AbortController;
}

/** Whether an answer is worth seeing until that to another query comes. */
function leadsTo(
  other: SearchQuery,
  { query, results }: { query: SearchQuery; results: SearchResults },
): boolean {
  const isSame = JSON.stringify({ ...other, text: "" }) === JSON.stringify({ ...query, text: "" });
  return isSame && other.text.startsWith(query.text) && results.groups.length > 0;
}
