import * as messages from "../messages/messages.ts";

/** Opens the search. */
export function SearchButton() {
  return (
    <button type="button" className="search-button">
      {messages.search}
    </button>
  );
}
