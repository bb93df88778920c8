import { StaticPart } from "../../framework/client/static-part.tsx";
import type { StaticRenderer } from "../../framework/client/static-renderer.ts";
import type { PageLink } from "../../model/page/sidebar.ts";
import * as messages from "../messages/messages.ts";

interface PagerProps {
  statics: StaticRenderer;
  previous: PageLink | null;
  next: PageLink | null;
  label?: string;
  /** Null if the labels are enough. */
  captions?: { previous: string; next: string } | null;
}

const pages = { previous: messages.previous, next: messages.next };

export function Pager({ statics, label = messages.pager, ...links }: PagerProps) {
  const html = statics.render(<Links {...links} />);
  return <StaticPart as="nav" className="pager" aria-label={label} html={html} />;
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
