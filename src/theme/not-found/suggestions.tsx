"use client";
import { distance } from "fastest-levenshtein";
import { useEffect, useState } from "react";
import { type PageListEntry, pageListFile } from "../../model/search/search.ts";
import { safeDecode, withBase, withoutBase } from "../../model/url/route.ts";

/** The pages nearest to an address that leads nowhere. Without scripts, or a list of pages, none. */
export function Suggestions({ title }: { title: string }) {
  const [pages, setPages] = useState<PageListEntry[]>([]);
  useEffect(() => {
    // What is missing here is no reason to say anything.
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

async function findNearest(): Promise<PageListEntry[]> {
  const baseUrl = import.meta.env.BASE_URL;
  const response = await fetch(baseUrl + pageListFile);
  const pages = readPageList(await response.json());
  return nearestPages(safeDecode(withoutBase(baseUrl, location.pathname) ?? ""), pages);
}

/** The entries of a page list that have the expected form; others are ignored. */
export function readPageList(value: unknown): PageListEntry[] {
  return Array.isArray(value) ? value.filter(isEntry) : [];
}

function isEntry(value: unknown): value is PageListEntry {
  return Array.isArray(value) && typeof value[0] === "string" && typeof value[1] === "string";
}

/** Most pages that are suggested. */
const most = 5;

/** From here on pages have nothing to do with each other. */
const farthest = 0.4;

/** The pages whose addresses are most like a route that leads nowhere, the nearest first. */
export function nearestPages(route: string, pages: readonly PageListEntry[]): PageListEntry[] {
  const wanted = normal(route);
  if (wanted === "") return [];
  return pages
    .map((page) => ({ page, far: farness(wanted, normal(page[0])) }))
    .filter(({ far }) => far <= farthest)
    .sort((a, b) => a.far - b.far)
    .slice(0, most)
    .map(({ page }) => page);
}

/** 0 to 1. A page that moved keeps its name; one that was mistyped keeps most of its address. */
function farness(wanted: string, address: string): number {
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
