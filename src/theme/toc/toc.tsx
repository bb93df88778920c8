"use client";
import { type KeyboardEvent, useEffect, useRef, useState } from "react";
import type { TocEntry } from "../../model/page/page.ts";
import { getNextItem } from "../browser/next-item.ts";
import { findUrlTarget, scrollWithin } from "../browser/scrolling.ts";
import * as messages from "../messages/messages.ts";

const listId = "toc";

export function Toc({ entries }: { entries: TocEntry[] }) {
  const active = useActiveHeading(entries);
  const box = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: other entries are other links
  useEffect(() => {
    const current = active && box.current?.querySelector("[aria-current]");
    if (box.current && current) scrollWithin(box.current, current);
    setTabStop(getLinks(box.current), current);
  }, [active, entries]);
  return (
    <nav className="toc" aria-label={messages.toc}>
      <button type="button" popoverTarget={listId}>
        {messages.toc}
        {active && (
          <ActiveTitle html={flattenEntries(entries).find((entry) => entry.id === active)?.html} />
        )}
      </button>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: keys that reach the links inside */}
      <div id={listId} popover="auto" ref={box} onKeyDown={moveFocus}>
        <Entries entries={entries} active={active} />
      </div>
    </nav>
  );
}

function getLinks(box: Element | null): HTMLElement[] {
  return [...(box?.querySelectorAll<HTMLElement>("a") ?? [])];
}

/** One tab stop, the heading that is read: arrow keys move between the links. */
function setTabStop(links: HTMLElement[], stop: Element | null | undefined | ""): void {
  for (const link of links) link.tabIndex = link === (stop || links[0]) ? 0 : -1;
}

function moveFocus(event: KeyboardEvent): void {
  const links = getLinks(event.currentTarget);
  const next = getNextItem(event, links, event.target);
  if (!(next instanceof HTMLElement)) return;
  event.preventDefault();
  setTabStop(links, next);
  next.focus();
}

function ActiveTitle({ html = "" }: { html: string | undefined }) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: the content layer escaped it
  return <small dangerouslySetInnerHTML={{ __html: html }} />;
}

function Entries({ entries, active }: { entries: TocEntry[]; active: string | undefined }) {
  return (
    <ul>
      {entries.map(({ id, html, children }) => (
        <li key={id}>
          <a
            href={`#${id}`}
            aria-current={id === active ? "location" : undefined}
            // biome-ignore lint/security/noDangerouslySetInnerHtml: the content layer escaped it
            dangerouslySetInnerHTML={{ __html: html }}
          />
          {children.length > 0 && <Entries entries={children} active={active} />}
        </li>
      ))}
    </ul>
  );
}

/** Headings above the upper quarter of the window count as read. */
const passedArea = "100000px 0px -75% 0px";

function useActiveHeading(entries: TocEntry[]): string | undefined {
  const [active, setActive] = useState<string>();
  useEffect(() => {
    const ids = flattenEntries(entries).map((entry) => entry.id);
    const passed = new Set<string>();
    const update = () => setActive(getActiveId(ids, passed, getPageEnd()));
    const observer = new IntersectionObserver(
      (changes) => {
        for (const { target, isIntersecting } of changes) {
          if (isIntersecting) passed.add(target.id);
          else passed.delete(target.id);
        }
        update();
      },
      { rootMargin: passedArea },
    );
    for (const id of ids) {
      const heading = document.getElementById(id);
      if (heading) observer.observe(heading);
      // The table of contents has the same link.
      const anchor = heading?.querySelector<HTMLElement>(":scope > .anchor");
      if (anchor) anchor.tabIndex = -1;
    }
    const events = ["scroll", "hashchange"];
    for (const name of events) addEventListener(name, update, { passive: true });
    return () => {
      observer.disconnect();
      for (const name of events) removeEventListener(name, update);
    };
  }, [entries]);
  return active;
}

function flattenEntries(entries: TocEntry[]): TocEntry[] {
  return entries.flatMap((entry) => [entry, ...flattenEntries(entry.children)]);
}

interface PageEnd {
  /** Whether the reader scrolled there; a short page is at its end from the start. */
  isScrolled: boolean;
  /** The heading of the address, unless the reader scrolled past it. */
  target: string | undefined;
}

function getPageEnd(): PageEnd | undefined {
  const { scrollTop, clientHeight, scrollHeight } = document.documentElement;
  if (scrollTop + clientHeight < scrollHeight - 2) return undefined;
  const target = findUrlTarget();
  const isVisible = target && target.getBoundingClientRect().bottom > 0;
  return { isScrolled: scrollTop > 0, target: isVisible ? target.id : undefined };
}

/** At the end of the page, the last headings may be unable to reach the upper quarter. */
function getActiveId(
  ids: string[],
  passed: ReadonlySet<string>,
  end?: PageEnd,
): string | undefined {
  const last = ids.findLast((id) => passed.has(id));
  if (!end) return last;
  const { isScrolled, target = "" } = end;
  if (ids.includes(target) && ids.indexOf(target) >= ids.indexOf(last ?? "")) return target;
  return isScrolled ? ids.at(-1) : last;
}
