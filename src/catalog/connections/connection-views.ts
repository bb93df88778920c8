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

/**
 * Inputs and the services that feed them are in the order of the page, which starts with required
 * inputs. Services that this one feeds are sorted by their number of connections.
 */
export function getServiceConnections(
  service: Service,
  options: ConnectionViewOptions,
): ServiceConnections | null {
  const { services, connections } = options;
  const into = getConnectionsTo(connections, getServiceId(service));
  const from = getConnectionsFrom(connections, getServiceId(service));
  if (into.length === 0 && from.length === 0) return null;
  const linkService = createLinker(options);
  const targets = services.flatMap((target): ConnectedService[] => {
    const connections = getConnectionsTo(from, getServiceId(target));
    const pairs = connections.map(({ output, input }) => ({ output, input }));
    return connections.length > 0 ? [{ ...linkService(target), pairs }] : [];
  });
  targets.sort((a, b) => b.pairs.length - a.pairs.length);
  const byId = new Map(services.map((service) => [getServiceId(service), service]));
  const inputs = new Map<string, ConnectedInput>();
  const order = new Map(service.module.inputs.map(({ name }, index) => [name, index]));
  const indexOf = (name: string) => order.get(getRoot(name)) ?? 0;
  const inOrder = [...into].sort((a, b) => indexOf(a.input) - indexOf(b.input));
  const sources = new Set<Service>();
  for (const { from: id, input, output, reason } of inOrder) {
    const source = byId.get(id);
    if (!source) continue;
    sources.add(source);
    const row = inputs.get(input) ?? { href: getHref("input", input), name: input, sources: [] };
    const { href, text } = linkService(source);
    const link = { href: `${href}${getHref("output", output)}`, text };
    row.sources.push({ service: link, output, reason });
    inputs.set(input, row);
  }
  return {
    sources: Array.from(sources, linkService),
    inputs: [...inputs.values()],
    targets,
  };
}

/** The services of a category that have connections. */
export function getServiceMapRows(
  category: string,
  options: ConnectionViewOptions,
): ServiceMapRow[] {
  const { services, connections } = options;
  const linkService = createLinker(options);
  const neighbors = (
    selectConnections: (service: Service) => readonly Connection[],
  ): ServiceMapNeighbor[] =>
    services.flatMap((service) => {
      const inputs = new Set(selectConnections(service).map(({ input }) => input));
      return inputs.size > 0 ? [{ ...linkService(service), count: inputs.size }] : [];
    });
  return services
    .filter((service) => service.category === category)
    .flatMap((service): ServiceMapRow[] => {
      const into = getConnectionsTo(connections, getServiceId(service));
      const from = getConnectionsFrom(connections, getServiceId(service));
      const sources = neighbors((service) => getConnectionsFrom(into, getServiceId(service)));
      const targets = neighbors((service) => getConnectionsTo(from, getServiceId(service)));
      const id = `map-${service.name}`;
      return into.length + from.length > 0
        ? [{ ...linkService(service), id, sources, targets }]
        : [];
    });
}

function createLinker({ getPage }: ConnectionViewOptions) {
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
