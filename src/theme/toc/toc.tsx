"use client";
import { useEffect, useRef } from "react";
import type { TocEntry } from "../../model/page/page.ts";
import { scrollWithin } from "../browser/nearest-scroll.ts";
import * as messages from "../messages/messages.ts";
import { useActiveHeading } from "./use-active-heading.ts";

/** The table of contents: beside the article, or folded above it on narrow screens. */
export function Toc({ entries }: { entries: TocEntry[] }) {
  const active = useActiveHeading(entries);
  const nav = useRef<HTMLElement>(null);
  useEffect(() => {
    const current = active && nav.current?.querySelector("[aria-current]");
    if (nav.current && current) scrollWithin(nav.current, current);
  }, [active]);
  return (
    <nav ref={nav} className="toc" aria-label={messages.toc}>
      <details>
        <summary>{messages.toc}</summary>
        <Entries entries={entries} active={active} />
      </details>
    </nav>
  );
}

function Entries({ entries, active }: { entries: TocEntry[]; active: string | undefined }) {
  return (
    <ul>
      {entries.map(({ id, html, children }) => (
        <li key={id}>
          <a
            href={`#${id}`}
            aria-current={id === active ? "location" : undefined}
            // biome-ignore lint/security/noDangerouslySetInnerHtml: the content room escaped it
            dangerouslySetInnerHTML={{ __html: html }}
          />
          {children.length > 0 && <Entries entries={children} active={active} />}
        </li>
      ))}
    </ul>
  );
}
