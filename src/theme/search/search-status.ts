import type { SearchResults } from "../../search/client/provider.ts";
import { pagePlural } from "../messages/page-plural.ts";
import * as messages from "./search-messages.ts";

/** What a screen reader hears of an answer. */
export function searchStatus({ text, results }: { text: string; results: SearchResults | null }) {
  if (results === null) return "";
  if (results.groups.length === 0) return messages.noResults(text);
  return pagePlural(messages.resultCount, { count: results.total });
}
