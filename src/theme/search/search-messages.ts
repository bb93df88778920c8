import type { MessagesOf, PluralForms } from "../../model/messages/messages-of.ts";

export const searchAgain = "Retry";
export const searchLabel = "Search";
export const closeSearch = "Close search";
export const searchPlaceholder = "Search by name, error, or question";
export const searchHint =
  "Type the name of an input, an error message, or what you want to do. A small typo is fine.";
export const searchResults = "Results";
export const searching = "Searching…";
export const searchKinds = {
  input: "Input",
  output: "Output",
  page: "Page",
  section: "Section",
} as const;
export const scopeLabel = "Search in";
export const searchScopes = {
  all: "All",
  guides: "Guides",
  services: "Services",
  inputs: "Inputs and outputs",
  blog: "Blog",
} as const;
export const entryFacts = {
  required: "required",
  default: (code: string): string => `default ${code}`,
  since: (version: string): string => `since ${version}`,
  absentIn: (version: string): string => `not in ${version}`,
} as const;
export const partialResults = "Matches only some of the words";
export const quotedWord = (word: string): string => `“${word}”`;
export const withoutWords = (words: string): string => `without ${words}`;
export const withoutWordCount = (count: number): string => `without ${count} of the words`;
export const answer = "Answer";
export const answerVersion = (version: string): string => `Version ${version}`;
export const resultCount = {
  one: "{count} result",
  other: "{count} results",
} satisfies PluralForms;
export const seeAllResults = {
  one: "See {count} result",
  other: "See all {count} results",
} satisfies PluralForms;
export const allResults = "All results";
export const noResults = (text: string): string => `No results for “${text.trim()}”.`;
export const noResultsHint = "Try fewer or other words, or a part of the name.";
export const nearestSpelling = "Did you mean";
export const foundElsewhere = "Found elsewhere:";
export const askPeople = "Not what you are looking for?";
export const planUpgrade = (from: string, to: string): string =>
  `Plan the upgrade from ${from} to ${to}`;
export const planServiceUpgrade = (service: string, from: string, to: string): string =>
  `Plan the upgrade of ${service} from ${from} to ${to}`;
export const planServiceUpgradeText = "What to change in your code.";
export const planUpgradeText = "What to change in your code, for each service that you choose.";
/** Words that may accompany two versions in a question about an upgrade. */
export const upgradeWords =
  "a and between break breaking breaks can catalog changed changes compare do does for from get go how i if in is it me migrate migrating migration move moving my need of our plan release service should the to update updating upgrade upgrading version versions vs we what when will with";
export const searchKeys = "↑ ↓ to choose, Enter to open, Esc to close";
export const allResultsKeys = { mac: "⌘ Enter", others: "Ctrl+Enter" } as const;
export const startingPoints = "Start here";
export const recentSearches = "Recent searches";
export const favorites = "Favorites";
export const savedActions = {
  addFavorite: (label: string): string => `Add ${label} to the favorites`,
  removeFavorite: (label: string): string => `Remove ${label} from the favorites`,
  forget: (label: string): string => `Forget ${label}`,
} as const;
export const copyName = (name: string): string => `Copy ${name}`;
export const nameCopied = (name: string): string => `Copied ${name}`;
export const searchNeedsScripts =
  "Search needs JavaScript, which is turned off or did not load. These pages link to everything:";
export const filterSection = "Section";
export const filterVersion = "Version";
export const filterKind = "Kind";
export const filterAll = "All";
export const showMore = "Show more results";
export const searchFailed = "Search did not work.";
export const searchFailures = {
  unavailable: "It could not be loaded. Check your connection.",
  timeout: "It took too long to respond.",
  "rate-limited": "There are too many searches. Wait a moment.",
  refused: "The search service rejected the query. Its maintainers need to fix this.",
} as const;

export type SearchMessages = MessagesOf<typeof import("./search-messages.ts")>;
