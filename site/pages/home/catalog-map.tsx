import { groupsAroundNetwork, type MapGroup, network, tiers } from "./service-map.ts";

interface MapProps {
  to(route: string): string;
}

const services = "/docs/reference/services";

export function CatalogMap({ to }: MapProps) {
  const all = [...groupsAroundNetwork, network, ...tiers].flatMap(({ services: some }) => some);
  return (
    <section aria-labelledby="services">
      <h2 id="services">The Service Catalog, by where it runs</h2>
      <p>
        {all.length} services, each with every input and output.{" "}
        <a href={to(`${services}/intro/overview`)}>Learn how to use them</a>.
      </p>
      <div className="map">
        {groupsAroundNetwork.map((group) => (
          <Group key={group.title} group={group} to={to} />
        ))}
        <div className="map-vpc">
          <Group group={network} to={to} />
          {tiers.map((group) => (
            <Group key={group.title} group={group} to={to} />
          ))}
        </div>
      </div>
    </section>
  );
}

function Group({ group: { title, services: some }, to }: MapProps & { group: MapGroup }) {
  return (
    <div>
      <h3>{title}</h3>
      <ul>
        {some.map(({ path, label }) => (
          <li key={path}>
            <a href={to(`${services}/${path}`)}>{label}</a>
          </li>
        ))}
      </ul>
    </div>
  );
}
