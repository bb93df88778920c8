import type { PageLink } from "../../model/sidebar.ts";
import * as messages from "../messages.ts";

interface PagerProps {
  previous: PageLink | null;
  next: PageLink | null;
  /** What the links are together. */
  label?: string;
  /** Small words over the links; null for links that say it themselves. */
  captions?: { previous: string; next: string } | null;
}

const pages = { previous: messages.previous, next: messages.next };

/** Links to what comes before and after. */
export function Pager({ previous, next, label = messages.pager, captions = pages }: PagerProps) {
  return (
    <nav className="pager" aria-label={label}>
      {previous && (
        <a rel="prev" href={previous.href}>
          {captions && <small>{captions.previous}</small>}
          {` ${previous.label}`}
        </a>
      )}
      {next && (
        <a rel="next" href={next.href}>
          {captions && <small>{captions.next}</small>}
          {` ${next.label}`}
        </a>
      )}
    </nav>
  );
}
