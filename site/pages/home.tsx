import type { SiteShell } from "../../src/model/site/site.ts";
import { withBase } from "../../src/model/url/route.ts";
import { Card } from "../../src/theme/components/cards.tsx";
import { Abilities } from "./home/abilities.tsx";
import { areas, notes, useCases } from "./home/content.ts";
import { FromModuleToArchitecture } from "./home/layers.tsx";
import { VpcFromCode } from "./home/vpc-from-code.tsx";

export const metadata = {
  title: "Gruntwork Docs",
  description:
    "Guides, module reference and courses for engineers who deploy and manage AWS infrastructure as code with OpenTofu, Terraform and Terragrunt.",
  route: "/",
};

export default function Home({ site }: { site: SiteShell }) {
  const to = (route: string) => withBase(site.baseUrl, route);
  return (
    <div className="home">
      <div className="hero">
        <div>
          <h1>Deploy and manage your entire infrastructure as code</h1>
          <p>
            Guides, reference and courses for engineers who run AWS with OpenTofu or Terraform and
            Terragrunt, from the first account to the upgrade of a stack that has been in production
            for years.
          </p>
          <p className="actions">
            <a className="button" href={to("/docs/intro/overview/intro-to-gruntwork")}>
              Get started
            </a>
            <a href={to("/docs/reference/services/intro/overview")}>Browse the Service Catalog</a>
          </p>
        </div>
        <VpcFromCode />
      </div>

      <section aria-labelledby="areas">
        <h2 id="areas">What is in these docs</h2>
        <div className="areas">
          {areas.map(({ title, icon, route, text, links }) => (
            <Card key={title} title={title} href={to(route)} icon={to(icon)}>
              <p>{text}</p>
              {links.length > 0 && (
                <ul>
                  {links.map((link) => (
                    <li key={link.route}>
                      <a href={to(link.route)}>{link.label}</a>
                    </li>
                  ))}
                </ul>
              )}
            </Card>
          ))}
        </div>
      </section>

      <Abilities to={to} />

      <FromModuleToArchitecture to={to} />

      <section aria-labelledby="use-cases">
        <h2 id="use-cases">Discover your use case</h2>
        <div className="cases">
          {useCases.map(({ title, route, text, icon }) => (
            <Card key={title} title={title} href={to(route)} icon={icon}>
              <p>{text}</p>
            </Card>
          ))}
        </div>
      </section>

      <section aria-labelledby="notes">
        <h2 id="notes">Notes on the tools</h2>
        <p>
          What changed since these guides first appeared, and how the docs are made:{" "}
          <a href={to("/blog")}>all posts</a>.
        </p>
        <div className="cases">
          {notes.map(({ title, route, text }) => (
            <Card key={route} title={title} href={to(route)}>
              <p>{text}</p>
            </Card>
          ))}
        </div>
      </section>
    </div>
  );
}
