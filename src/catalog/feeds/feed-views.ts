import type {
  FedInput,
  FedService,
  Feed,
  FeedMapRow,
  FeedNeighbor,
  FeedPartner,
  ServiceFeeds,
} from "../../model/reference/feed.ts";
import { anchorHref, anchorId } from "../page/addresses.ts";
import { frontMatterOf } from "../page/index-pages.ts";
import type { Service } from "../service/service.ts";
import { feedsFrom, feedsInto, serviceId } from "./feeds.ts";

export interface FeedViewOptions {
  services: readonly Service[];
  feeds: readonly Feed[];
  pageOf(service: Service): string;
}

export function serviceFeeds(service: Service, options: FeedViewOptions): ServiceFeeds | null {
  const { services, feeds } = options;
  const into = feedsInto(feeds, serviceId(service));
  const from = feedsFrom(feeds, serviceId(service));
  if (into.length === 0 && from.length === 0) return null;
  const partner = partnersOf(options);
  const targets = services.flatMap((target): FedService[] => {
    const own = feedsInto(from, serviceId(target));
    const pairs = own.map(({ output, input }) => ({ output, input }));
    return own.length > 0 ? [{ ...partner(target), pairs }] : [];
  });
  const byId = new Map(services.map((one) => [serviceId(one), one]));
  const inputs = new Map<string, FedInput>();
  for (const { from: id, input, output, reason } of into) {
    const source = byId.get(id);
    if (!source) continue;
    const row = inputs.get(input) ?? { href: hrefOf("input", input), name: input, sources: [] };
    const { href, text } = partner(source);
    const link = { href: `${href}${hrefOf("output", output)}`, text };
    row.sources.push({ service: link, output, reason });
    inputs.set(input, row);
  }
  const order = new Map(service.module.inputs.map(({ name }, index) => [name, index]));
  const place = ({ name }: FedInput) => order.get(rootOf(name)) ?? 0;
  return {
    sources: services.filter((one) => feedsFrom(into, serviceId(one)).length > 0).map(partner),
    inputs: [...inputs.values()].sort((a, b) => place(a) - place(b)),
    targets,
  };
}

/** The services of a category that feed others or are fed. */
export function feedMapRows(category: string, options: FeedViewOptions): FeedMapRow[] {
  const { services, feeds } = options;
  const partner = partnersOf(options);
  const neighbors = (feedsOf: (service: Service) => readonly Feed[]): FeedNeighbor[] =>
    services.flatMap((service) => {
      const inputs = new Set(feedsOf(service).map(({ input }) => input));
      return inputs.size > 0 ? [{ ...partner(service), count: inputs.size }] : [];
    });
  return services
    .filter((one) => one.category === category)
    .flatMap((service): FeedMapRow[] => {
      const into = feedsInto(feeds, serviceId(service));
      const from = feedsFrom(feeds, serviceId(service));
      const sources = neighbors((one) => feedsFrom(into, serviceId(one)));
      const targets = neighbors((one) => feedsInto(from, serviceId(one)));
      const id = `map-${service.name}`;
      return into.length + from.length > 0 ? [{ ...partner(service), id, sources, targets }] : [];
    });
}

function partnersOf({ pageOf }: FeedViewOptions) {
  return (service: Service): FeedPartner => ({
    href: pageOf(service),
    text: frontMatterOf(service).label,
  });
}

function hrefOf(kind: "input" | "output", way: string): string {
  return anchorHref(anchorId(kind, [rootOf(way)]));
}

function rootOf(way: string): string {
  return way.split(".")[0] ?? way;
}
