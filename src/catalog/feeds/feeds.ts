import type { Feed } from "../../model/reference/feed.ts";

export function feedsInto(feeds: readonly Feed[], service: string): Feed[] {
  return feeds.filter(({ to }) => to === service);
}

export function feedsFrom(feeds: readonly Feed[], service: string): Feed[] {
  return feeds.filter(({ from }) => from === service);
}

export function serviceId({ category, name }: { category: string; name: string }): string {
  return `${category}/${name}`;
}
