import type { Form } from "../../kernel/client/form.ts";
import { StaticPart } from "../../kernel/client/static-html.tsx";
import type { PageLink } from "../../model/sidebar.ts";
import * as messages from "../messages.ts";

interface PagerProps {
  form: Form;
  previous: PageLink | null;
  next: PageLink | null;
  /** What the links are together. */
  label?: string;
  /** Small words over the links; null for links that say it themselves. */
  captions?: { previous: string; next: string } | null;
}

const pages = { previous: messages.previous, next: messages.next };

/** Links to what comes before and after. */
export function Pager({ form, label = messages.pager, ...links }: PagerProps) {
  return (
    <StaticPart as="nav" className="pager" aria-label={label}>
      {form !== "inline" && <Links {...links} />}
    </StaticPart>
  );
}

function Links({
  previous,
  next,
  captions = pages,
}: Pick<PagerProps, "previous" | "next" | "captions">) {
  return (
    <>
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
    </>
  );
}
