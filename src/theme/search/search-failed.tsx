import type { SearchFailure } from "../../search/client/provider.ts";
import * as messages from "./search-messages.ts";

/** Says why there are no results, and asks again on demand. */
export function SearchFailed({ failure, retry }: { failure: SearchFailure; retry(): void }) {
  return (
    <div role="alert" className="search-failed">
      <p>
        <b>{messages.searchFailed}</b> {messages.searchFailures[failure]}
      </p>
      <button type="button" className="button" onClick={retry}>
        {messages.searchAgain}
      </button>
    </div>
  );
}
