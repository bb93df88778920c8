const layers = [
  {
    title: "Modules",
    text: "The IaC Library: one tested building block each, such as an ECS service, an Aurora cluster or a set of subnets.",
    route: "/docs/intro/first-deployment/using-terraform-modules",
    link: "Use a module",
  },
  {
    title: "Services",
    text: "The Service Catalog: modules combined for one job and configured for production, with logs, alarms and backups.",
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
  /** The address of a route. */
  to(route: string): string;
}

/** How the code is layered, each layer drawn from the one before. */
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

/** A square, a frame of squares, three frames under one roof. */
const picture = [
  box(36, 20, 24),
  frame(28, 12),
  `M0 0H96V64H0ZM8 12H88M${roofed(8)}${roofed(36)}${roofed(64)}`.replace("MM", "M"),
];

function box(x: number, y: number, size: number): string {
  return `M${x} ${y}h${size}v${size}h-${size}Z`;
}

function frame(x: number, y: number): string {
  const inner = [box(x + 6, y + 6, 12), box(x + 22, y + 6, 12), box(x + 6, y + 22, 12)];
  return box(x, y, 40) + inner.join("") + box(x + 22, y + 22, 12);
}

function roofed(x: number): string {
  const inner = [box(x + 4, 26, 6), box(x + 14, 26, 6), box(x + 4, 36, 6), box(x + 14, 36, 6)];
  return `${box(x, 20, 24)}${inner.join("")}`.replace(/^M/, "M");
}
