const layers = [
  {
    title: "Modules",
    text: "The IaC Library: one tested building block each, such as an ECS service, an Aurora cluster, or a set of subnets.",
    route: "/docs/intro/first-deployment/using-terraform-modules",
    link: "Use a module",
  },
  {
    title: "Services",
    text: "The Service Catalog: modules combined for one job, such as an EKS cluster, and configured for production.",
    route: "/docs/reference/services/intro/overview",
    link: "Read the catalog",
  },
  {
    title: "Architecture",
    text: "The Reference Architecture: services across accounts and environments, with the pipeline that deploys them.",
    route: "/docs/guides/reference-architecture",
    link: "See the architecture",
  },
];

interface LayersProps {
  to(route: string): string;
}

export function FromModuleToArchitecture({ to }: LayersProps) {
  return (
    <section aria-labelledby="layers">
      <h2 id="layers">From module to architecture</h2>
      <p>Each layer is made of the one before it, and each can be used on its own.</p>
      <ol className="layers">
        {layers.map(({ title, text, route, link }, depth) => (
          <li key={title}>
            <svg viewBox="-1 -1 98 66" aria-hidden="true">
              <path d={picture[depth]} />
            </svg>
            <h3>{title}</h3>
            <p>{text}</p>
            <p>
              <a href={to(route)}>{link}</a>
            </p>
          </li>
        ))}
      </ol>
    </section>
  );
}

const picture = [getBoxPath(0, 40, 24), getFramePath(0, 20, 44), architecture()];

function getBoxPath(x: number, y: number, size: number): string {
  return `M${x} ${y}h${size}v${size}h-${size}Z`;
}

function getFramePath(x: number, y: number, size: number): string {
  const inner = size * 0.32;
  const near = size * 0.12;
  const far = size * 0.56;
  const corners = [near, far].flatMap((dx) => [near, far].map((dy) => [x + dx, y + dy] as const));
  return getBoxPath(x, y, size) + corners.map(([cx, cy]) => getBoxPath(cx, cy, inner)).join("");
}

function architecture(): string {
  const frames = [6, 36, 66].map((x) => getFramePath(x, 34, 24));
  return `M0 0h96v64h-96ZM6 10h36M6 20h84${frames.join("")}`;
}
