import type { Feed } from "../../model/reference/feed.ts";

/** Returns the feeds of the inputs of a service, in the order of the file: the usual source first. */
export function feedsInto(feeds: readonly Feed[], service: string): Feed[] {
  return feeds.filter(({ to }) => to === service);
}

/** Returns the feeds that leave the outputs of a service. */
export function feedsFrom(feeds: readonly Feed[], service: string): Feed[] {
  return feeds.filter(({ from }) => from === service);
}

/** Returns how the file and the functions here name a service. */
export function serviceId({ category, name }: { category: string; name: string }): string {
  return `${category}/${name}`;
}
