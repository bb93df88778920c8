import { getSiteHref } from "../../components/site-href.ts";

const layers = [
  {
    title: "Modules",
    drawing: getBoxPath(0, 40, 24),
    text: "The IaC Library: one tested building block each, such as an ECS service, an Aurora cluster, or a set of subnets.",
    route: "/docs/intro/first-deployment/using-terraform-modules",
    link: "Use a module",
  },
  {
    title: "Services",
    drawing: getServicePath(0, 20, 44),
    text: "The Service Catalog: modules combined for one job, such as an EKS cluster, and configured for production.",
    route: "/docs/reference/services/intro/overview",
    link: "Read the catalog",
  },
  {
    title: "Architecture",
    drawing: getArchitecturePath(),
    text: "The Reference Architecture: services across accounts and environments, with the pipeline that deploys them.",
    route: "/docs/guides/reference-architecture",
    link: "See the architecture",
  },
];

export function FromModuleToArchitecture() {
  return (
    <section aria-labelledby="layers">
      <h2 id="layers">From module to architecture</h2>
      <p>Each layer is made of the one before it, and each can be used on its own.</p>
      <ol className="layers">
        {layers.map(({ title, drawing, text, route, link }) => (
          <li key={title}>
            <svg viewBox="-1 -1 98 66" aria-hidden="true">
              <path d={drawing} />
            </svg>
            <h3>{title}</h3>
            <p>{text}</p>
            <p>
              <a href={getSiteHref(route)}>{link}</a>
            </p>
          </li>
        ))}
      </ol>
    </section>
  );
}

function getBoxPath(x: number, y: number, size: number): string {
  return `M${x} ${y}h${size}v${size}h-${size}Z`;
}

/** A box with four modules. */
function getServicePath(x: number, y: number, size: number): string {
  const offsets = [size * 0.12, size * 0.56];
  const modules = offsets.flatMap((dx) =>
    offsets.map((dy) => getBoxPath(x + dx, y + dy, size * 0.32)),
  );
  return getBoxPath(x, y, size) + modules.join("");
}

/** A frame with two lines and three services. */
function getArchitecturePath(): string {
  const services = [6, 36, 66].map((x) => getServicePath(x, 34, 24));
  return `M0 0h96v64h-96ZM6 10h36M6 20h84${services.join("")}`;
}
