"use client";
import { useEffect, useState } from "react";
import { type PageListEntry, pageListFile } from "../../model/search/search.ts";
import { safeDecode, withBase, withoutBase } from "../../model/url/route.ts";
import { nearestPages } from "./nearest-pages.ts";

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
  const pages: PageListEntry[] = await response.json();
  return nearestPages(safeDecode(withoutBase(baseUrl, location.pathname) ?? ""), pages);
}
