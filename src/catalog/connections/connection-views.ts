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
  const { connections } = options;
  const into = getConnectionsTo(connections, getServiceId(service));
  const from = getConnectionsFrom(connections, getServiceId(service));
  if (into.length === 0 && from.length === 0) return null;
  return { ...getSources(service, into, options), targets: getTargets(from, options) };
}

/** Inputs and the services that feed them, in the order of the page: required inputs first. */
function getSources(
  service: Service,
  into: readonly Connection[],
  options: ConnectionViewOptions,
): Pick<ServiceConnections, "sources" | "inputs"> {
  const linkService = createLinker(options);
  const byId = new Map(options.services.map((source) => [getServiceId(source), source]));
  const order = new Map(service.module.inputs.map(({ name }, index) => [name, index]));
  const getIndex = (name: string) => order.get(getRoot(name)) ?? 0;
  const inOrder = [...into].sort((a, b) => getIndex(a.input) - getIndex(b.input));
  const inputs = new Map<string, ConnectedInput>();
  const sources = new Set<Service>();
  for (const { from, input, output, reason } of inOrder) {
    const source = byId.get(from);
    if (!source) continue;
    sources.add(source);
    const row = inputs.get(input) ?? { href: getHref("input", input), name: input, sources: [] };
    const { href, text } = linkService(source);
    const link = { href: `${href}${getHref("output", output)}`, text };
    row.sources.push({ service: link, output, reason });
    inputs.set(input, row);
  }
  return { sources: Array.from(sources, linkService), inputs: [...inputs.values()] };
}

/** The services that a service feeds, those with the most connections first. */
function getTargets(
  from: readonly Connection[],
  options: ConnectionViewOptions,
): ConnectedService[] {
  const linkService = createLinker(options);
  return options.services
    .flatMap((target): ConnectedService[] => {
      const connections = getConnectionsTo(from, getServiceId(target));
      const pairs = connections.map(({ output, input }) => ({ output, input }));
      return pairs.length > 0 ? [{ ...linkService(target), pairs }] : [];
    })
    .sort((a, b) => b.pairs.length - a.pairs.length);
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
