"use client";
import { distance } from "fastest-levenshtein";
import { useEffect, useRef, useState } from "react";
import { getFeedbackAddress } from "../../model/feedback.ts";
import { type PageListEntry, pageListFile } from "../../model/search/search.ts";
import { sum } from "../../model/sum.ts";
import { getRouteKey, safeDecode, withBase, withoutBase } from "../../model/url/route.ts";

interface SuggestionsProps {
  title: string;
  /** Name of the docs version whose URLs contain no version. */
  lastVersion: string | undefined;
}

/** Suggests pages with similar URLs. Empty without scripts. */
export function Suggestions({ title, lastVersion }: SuggestionsProps) {
  const [pages, setPages] = useState<PageListEntry[]>([]);
  useEffect(() => {
    findSuggestions(lastVersion).then(setPages, () => {});
  }, [lastVersion]);
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
    if (field.current?.value === "") field.current.value = getQueryFor(getRequestedRoute());
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

interface ReportLinkProps {
  address: string;
  answer: string;
  label: string;
}

export function ReportLink({ address, answer, label }: ReportLinkProps) {
  const [values, setValues] = useState({ answer, title: "", url: "" });
  useEffect(() => {
    const from = document.referrer && `\n← ${document.referrer}`;
    setValues({ answer, title: location.pathname, url: location.href + from });
  }, [answer]);
  return (
    <a href={getFeedbackAddress(address, values)} rel="noopener">
      {label}
    </a>
  );
}

function getRequestedRoute(): string {
  return safeDecode(withoutBase(import.meta.env.BASE_URL, location.pathname) ?? location.pathname);
}

async function findSuggestions(lastVersion: string | undefined): Promise<PageListEntry[]> {
  const response = await fetch(import.meta.env.BASE_URL + pageListFile);
  const pages = readPageList(await response.json());
  const route = getRequestedRoute();
  const page = getPageWithoutVersion(route, lastVersion, pages);
  if (!page) return getSuggestedPages(route, pages);
  const { search, hash } = location;
  location.replace(withBase(import.meta.env.BASE_URL, page[0]) + search + hash);
  return [page];
}

/** Finds `/docs/a` for `/docs/2.0/a` if 2.0 is the last version, whose URLs contain no version. */
export function getPageWithoutVersion(
  route: string,
  version: string | undefined,
  pages: readonly PageListEntry[],
): PageListEntry | undefined {
  const segments = route.split("/");
  const index = version === undefined ? -1 : segments.indexOf(version);
  if (index < 0) return undefined;
  const unversionedRoute = getRouteKey(segments.toSpliced(index, 1).join("/") || "/");
  return pages.find(([address]) => getRouteKey(address) === unversionedRoute);
}

export function readPageList(value: unknown): PageListEntry[] {
  return Array.isArray(value) ? value.filter(isEntry) : [];
}

function isEntry(value: unknown): value is PageListEntry {
  return Array.isArray(value) && typeof value[0] === "string" && typeof value[1] === "string";
}

const maxSuggestions = 5;

/** From 0 to 1: pages with a lower score are unrelated. */
const minScore = 0.35;

/** From 0 to 1: URLs farther apart are not misspellings of each other. */
const maxDistance = 0.4;

/** Pages that contain the words of the route in their URL or title, or whose URL is similar. */
export function getSuggestedPages(route: string, pages: readonly PageListEntry[]): PageListEntry[] {
  const normalizedRoute = normalizeRoute(route);
  if (normalizedRoute === "") return [];
  const getWordShare = getWordScorer(normalizedRoute, pages);
  return pages
    .map((page) => {
      const ratio = getDistanceRatio(normalizedRoute, normalizeRoute(page[0]));
      return { page, score: Math.max(getWordShare(page), ratio > maxDistance ? 0 : 1 - ratio) };
    })
    .filter(({ score }) => score > minScore)
    .sort((a, b) => b.score - a.score || a.page[0].length - b.page[0].length)
    .slice(0, maxSuggestions)
    .map(({ page }) => page);
}

/** The share of the route's words that a page has. Rare words and the last segments count more. */
function getWordScorer(
  normalizedRoute: string,
  pages: readonly PageListEntry[],
): (page: PageListEntry) => number {
  const texts = new Map(pages.map((page) => [page, new Set(splitWords(page.join(" ")))]));
  const weights = new Map<string, number>();
  for (const [distanceFromEnd, segment] of normalizedRoute.split("/").reverse().entries()) {
    for (const word of splitWords(segment)) {
      if (weights.has(word)) continue;
      const count = [...texts.values()].filter((words) => words.has(word)).length;
      weights.set(word, Math.log((pages.length + 1) / (count + 0.5)) / (distanceFromEnd + 1));
    }
  }
  const totalWeight = sum([...weights.values()]) || 1;
  return (page) => {
    const matchingWords = [...weights].filter(([word]) => texts.get(page)?.has(word));
    return sum(matchingWords.map(([, weight]) => weight)) / totalWeight;
  };
}

/** Words of two letters, such as `to` and `up`, are ignored, but not names such as `s3`. */
function splitWords(text: string): string[] {
  const words = text.toLowerCase().match(/[\p{L}\p{N}]{2,}/gu) ?? [];
  return words.filter((word) => word.length > 2 || /\d/.test(word));
}

/** Words of the last URL segment; a single word is preceded by those of its parent segment. */
export function getQueryFor(route: string): string {
  const parts = normalizeRoute(route)
    .split("/")
    .map((part) => part.match(/[\p{L}\p{N}]+/gu) ?? []);
  const [last = [], parent = []] = parts.toReversed();
  return (last.length > 1 ? last : [...parent, ...last]).join(" ").slice(0, maxQueryLength);
}

const maxQueryLength = 100;

/** From 0 to 1. A moved page keeps its name; a mistyped URL keeps most of its characters. */
function getDistanceRatio(normalizedRoute: string, address: string): number {
  const whole = getRelativeDistance(normalizedRoute, address);
  const name = getRelativeDistance(getLastSegment(normalizedRoute), getLastSegment(address));
  return Math.min(whole + 0.25 * name, 0.1 + name + 0.25 * whole);
}

function getRelativeDistance(a: string, b: string): number {
  return distance(a, b) / Math.max(a.length, b.length, 1);
}

function normalizeRoute(route: string): string {
  return route
    .toLowerCase()
    .replace(/(?:\/index)?(?:\.html?|\.mdx?)?\/*$/, "")
    .replace(/[_\s]+/g, "-")
    .replace(/^\/+/, "");
}

function getLastSegment(address: string): string {
  return address.slice(address.lastIndexOf("/") + 1);
}
