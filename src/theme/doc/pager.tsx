import type { PageLink } from "../../model/sidebar.ts";
import * as messages from "../messages.ts";

interface PagerProps {
  previous: PageLink | null;
  next: PageLink | null;
}

/** Links to the pages before and after this one. */
export function Pager({ previous, next }: PagerProps) {
  return (
    <nav className="pager" aria-label={messages.pager}>
      {previous && (
        <a rel="prev" href={previous.href}>
          <small>{messages.previous}</small> {previous.label}
        </a>
      )}
      {next && (
        <a rel="next" href={next.href}>
          <small>{messages.next}</small> {next.label}
        </a>
      )}
    </nav>
  );
}
