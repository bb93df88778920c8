import * as messages from "./search-messages.ts";

/** What both fields for queries have in common: names of code are not to be corrected. */
export const queryField = {
  name: "q",
  "aria-label": messages.searchLabel,
  placeholder: messages.searchPlaceholder,
  autoComplete: "off",
  autoCapitalize: "off",
  spellCheck: false,
  enterKeyHint: "search",
} as const;
