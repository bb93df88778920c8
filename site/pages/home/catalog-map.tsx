import { getSiteHref } from "../../components/site-href.ts";
import { groupsAroundNetwork, type MapGroup, network, tiers } from "./service-map.ts";

const servicesRoute = "/docs/reference/services";

export function CatalogMap() {
  const groups = [...groupsAroundNetwork, network, ...tiers];
  const serviceCount = groups.flatMap((group) => group.services).length;
  return (
    <section aria-labelledby="services">
      <h2 id="services">The Service Catalog, by where it runs</h2>
      <p>
        {serviceCount} services, each with every input and output.{" "}
        <a href={getSiteHref(`${servicesRoute}/intro/overview`)}>Learn how to use them</a>.
      </p>
      <div className="map">
        {groupsAroundNetwork.map((group) => (
          <Group key={group.title} group={group} />
        ))}
        <div className="map-vpc">
          <Group group={network} />
          {tiers.map((group) => (
            <Group key={group.title} group={group} />
          ))}
        </div>
      </div>
    </section>
  );
}

function Group({ group }: { group: MapGroup }) {
  return (
    <div>
      <h3>{group.title}</h3>
      <ul>
        {group.services.map(({ path, label }) => (
          <li key={path}>
            <a href={getSiteHref(`${servicesRoute}/${path}`)}>{label}</a>
          </li>
        ))}
      </ul>
    </div>
  );
}
