import * as messages from "./search-messages.ts";

/** No autocorrection, because queries contain names of code. */
export const queryField = {
  name: "q",
  "aria-label": messages.searchLabel,
  placeholder: messages.searchPlaceholder,
  autoComplete: "off",
  autoCapitalize: "off",
  spellCheck: false,
  enterKeyHint: "search",
} as const;
