import type {
  ConnectedInput,
  ConnectedService,
  Connection,
  ServiceConnections,
  ServiceLink,
  ServiceMapNeighbor,
  ServiceMapRow,
} from "../../model/reference/connection.ts";
import { getAnchorHref, getAnchorId } from "../page/addresses.ts";
import { getFrontMatter } from "../page/index-pages.ts";
import type { Service } from "../service/service.ts";
import { getConnectionsFrom, getConnectionsTo, getServiceId } from "./connections.ts";

export interface ConnectionViewOptions {
  services: readonly Service[];
  connections: readonly Connection[];
  getPage(service: Service): string;
}

export function getServiceConnections(
  service: Service,
  options: ConnectionViewOptions,
): ServiceConnections | null {
  const { services, connections } = options;
  const into = getConnectionsTo(connections, getServiceId(service));
  const from = getConnectionsFrom(connections, getServiceId(service));
  if (into.length === 0 && from.length === 0) return null;
  const partner = getPartners(options);
  const targets = services.flatMap((target): ConnectedService[] => {
    const connections = getConnectionsTo(from, getServiceId(target));
    const pairs = connections.map(({ output, input }) => ({ output, input }));
    return connections.length > 0 ? [{ ...partner(target), pairs }] : [];
  });
  const byId = new Map(services.map((service) => [getServiceId(service), service]));
  const inputs = new Map<string, ConnectedInput>();
  for (const { from: id, input, output, reason } of into) {
    const source = byId.get(id);
    if (!source) continue;
    const row = inputs.get(input) ?? { href: getHref("input", input), name: input, sources: [] };
    const { href, text } = partner(source);
    const link = { href: `${href}${getHref("output", output)}`, text };
    row.sources.push({ service: link, output, reason });
    inputs.set(input, row);
  }
  const order = new Map(service.module.inputs.map(({ name }, index) => [name, index]));
  const indexOf = ({ name }: ConnectedInput) => order.get(getRoot(name)) ?? 0;
  return {
    sources: services
      .filter((service) => getConnectionsFrom(into, getServiceId(service)).length > 0)
      .map(partner),
    inputs: [...inputs.values()].sort((a, b) => indexOf(a) - indexOf(b)),
    targets,
  };
}

/** The services of a category that have connections. */
export function getServiceMapRows(
  category: string,
  options: ConnectionViewOptions,
): ServiceMapRow[] {
  const { services, connections } = options;
  const partner = getPartners(options);
  const neighbors = (getFeeds: (service: Service) => readonly Connection[]): ServiceMapNeighbor[] =>
    services.flatMap((service) => {
      const inputs = new Set(getFeeds(service).map(({ input }) => input));
      return inputs.size > 0 ? [{ ...partner(service), count: inputs.size }] : [];
    });
  return services
    .filter((service) => service.category === category)
    .flatMap((service): ServiceMapRow[] => {
      const into = getConnectionsTo(connections, getServiceId(service));
      const from = getConnectionsFrom(connections, getServiceId(service));
      const sources = neighbors((service) => getConnectionsFrom(into, getServiceId(service)));
      const targets = neighbors((service) => getConnectionsTo(from, getServiceId(service)));
      const id = `map-${service.name}`;
      return into.length + from.length > 0 ? [{ ...partner(service), id, sources, targets }] : [];
    });
}

function getPartners({ getPage }: ConnectionViewOptions) {
  return (service: Service): ServiceLink => ({
    href: getPage(service),
    text: getFrontMatter(service).label,
  });
}

function getHref(kind: "input" | "output", dottedName: string): string {
  return getAnchorHref(getAnchorId(kind, [getRoot(dottedName)]));
}

function getRoot(dottedName: string): string {
  return dottedName.split(".")[0] ?? dottedName;
}
