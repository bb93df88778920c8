"use client";
import { distance } from "fastest-levenshtein";
import { useEffect, useRef, useState } from "react";
import { feedbackAddress } from "../../model/feedback.ts";
import { type PageListEntry, pageListFile } from "../../model/search/search.ts";
import { safeDecode, withBase, withoutBase } from "../../model/url/route.ts";

/** Suggests pages with similar URLs. Empty without scripts. */
export function Suggestions({ title }: { title: string }) {
  const [pages, setPages] = useState<PageListEntry[]>([]);
  useEffect(() => {
    findNearest().then(setPages, () => {});
  }, []);
  return (
    <div role="status">
      {pages.length > 0 && (
        <>
          <p>{title}</p>
          <ul>
            {pages.map(([route, name]) => (
              <li key={route}>
                <a href={withBase(import.meta.env.BASE_URL, route)}>{name}</a>{" "}
                <small>{route}</small>
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  );
}

interface SearchForWordsProps {
  action: string;
  label: string;
  button: string;
}

export function SearchForWords({ action, label, button }: SearchForWordsProps) {
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    // The reader may have typed already.
    if (field.current?.value === "") field.current.value = tokenize(wantedRoute());
  }, []);
  return (
    <search>
      <form action={action}>
        <input ref={field} type="search" name="q" aria-label={label} autoComplete="off" />
        <button type="submit" className="button">
          {button}
        </button>
      </form>
    </search>
  );
}

interface WrongLinkProps {
  address: string;
  answer: string;
  label: string;
}

export function WrongLink({ address, answer, label }: WrongLinkProps) {
  const [values, setValues] = useState({ answer, title: "", url: "" });
  useEffect(() => {
    const from = document.referrer && `\n← ${document.referrer}`;
    setValues({ answer, title: location.pathname, url: location.href + from });
  }, [answer]);
  return (
    <a href={feedbackAddress(address, values)} rel="noopener">
      {label}
    </a>
  );
}

function wantedRoute(): string {
  return safeDecode(withoutBase(import.meta.env.BASE_URL, location.pathname) ?? location.pathname);
}

async function findNearest(): Promise<PageListEntry[]> {
  const response = await fetch(import.meta.env.BASE_URL + pageListFile);
  const pages = readPageList(await response.json());
  const route = wantedRoute();
  const nearest = nearestPages(route, pages);
  return [...new Set([...nearest, ...pagesAbout(route, pages)])].slice(0, most);
}

export function readPageList(value: unknown): PageListEntry[] {
  return Array.isArray(value) ? value.filter(isEntry) : [];
}

function isEntry(value: unknown): value is PageListEntry {
  return Array.isArray(value) && typeof value[0] === "string" && typeof value[1] === "string";
}

const most = 5;

/** From 0 to 1: pages farther apart are unrelated. */
const maxDistance = 0.4;

export function nearestPages(route: string, pages: readonly PageListEntry[]): PageListEntry[] {
  const wanted = normal(route);
  if (wanted === "") return [];
  return pages
    .map((page) => ({ page, far: distanceRatio(wanted, normal(page[0])) }))
    .filter(({ far }) => far <= maxDistance)
    .sort((a, b) => a.far - b.far)
    .slice(0, most)
    .map(({ page }) => page);
}

/** Words of the last URL segment; a single word is preceded by those of its parent segment. */
export function tokenize(route: string): string {
  const parts = normal(route)
    .split("/")
    .map((part) => part.match(/[\p{L}\p{N}]+/gu) ?? []);
  const [last = [], above = []] = parts.toReversed();
  return (last.length > 1 ? last : [...above, ...last]).join(" ").slice(0, longest);
}

const longest = 100;

/** Share of the total word weight from which a page counts as related. */
const sameSubject = 0.35;

export function pagesAbout(route: string, pages: readonly PageListEntry[]): PageListEntry[] {
  const words = tokenize(route)
    .split(" ")
    .filter((word) => word.length > 2);
  const texts = pages.map((page) => normal(page.join(" ")));
  // Rare words weighTerms more.
  const weights = words.map((word) => {
    const count = texts.filter((text) => text.includes(word)).length;
    return Math.log((pages.length + 1) / (count + 0.5));
  });
  const all = weights.reduce((sum, weight) => sum + weight, 0);
  return pages
    .map((page, index) => {
      const found = weights.filter((_, at) => texts[index]?.includes(words[at] ?? ""));
      return { page, share: found.reduce((sum, weight) => sum + weight, 0) / all };
    })
    .filter(({ share }) => share > sameSubject)
    .sort((a, b) => b.share - a.share || a.page[0].length - b.page[0].length)
    .slice(0, most)
    .map(({ page }) => page);
}

/** From 0 to 1. A moved page keeps its name; a mistyped URL keeps most of its characters. */
function distanceRatio(wanted: string, address: string): number {
  const whole = share(wanted, address);
  const name = share(lastPart(wanted), lastPart(address));
  return Math.min(whole, 0.1 + name + 0.25 * whole);
}

function share(a: string, b: string): number {
  return distance(a, b) / Math.max(a.length, b.length, 1);
}

function normal(route: string): string {
  return route
    .toLowerCase()
    .replace(/(?:\/index)?(?:\.html?|\.mdx?)?\/*$/, "")
    .replace(/[_\s]+/g, "-")
    .replace(/^\/+/, "");
}

function lastPart(address: string): string {
  return address.slice(address.lastIndexOf("/") + 1);
}
