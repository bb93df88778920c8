import { Card } from "../../src/theme/components/cards.tsx";
import { getDurationText } from "../components/cost-texts.ts";
import { getSiteHref } from "../components/site-href.ts";
import { walkthroughs } from "../data/walkthroughs.ts";
import { CatalogMap } from "./home/catalog-map.tsx";
import { posts, releases, roles, searchExamples } from "./home/content.ts";
import { FromModuleToArchitecture } from "./home/layers.tsx";
import { PathToProduction } from "./home/path.tsx";
import { VpcFromCode } from "./home/vpc-from-code.tsx";

export const metadata = {
  title: "Gruntwork Docs",
  description:
    "Guides, module reference, and courses for engineers who deploy and manage AWS infrastructure as code with OpenTofu, Terraform, and Terragrunt.",
  route: "/",
};

const firstModule = "/docs/intro/first-deployment/using-terraform-modules";

export default function Home() {
  return (
    <div className="home">
      <div className="hero">
        <div>
          <h1>Deploy and manage your entire infrastructure as code</h1>
          <p>
            Guides, reference, and courses for engineers who run AWS with OpenTofu or Terraform, and
            with Terragrunt.
          </p>
          <SearchField />
          <p className="first-steps">
            <a className="button" href={getSiteHref(firstModule)}>
              Deploy your first module ({getDurationText(walkthroughs["first-module"].minutes)})
            </a>{" "}
            <a className="button quiet" href={getSiteHref("/docs/reference/services")}>
              Browse all services
            </a>
          </p>
        </div>
        <VpcFromCode />
      </div>
      <Roles />
      <PathToProduction />
      <CatalogMap />
      <FromModuleToArchitecture />
      <News />
    </div>
  );
}

function SearchField() {
  return (
    <search className="home-search" data-search="off">
      <form action={getSiteHref("/search")}>
        <label htmlFor="home-query">Search the docs</label>
        <input
          id="home-query"
          type="search"
          name="q"
          autoComplete="off"
          placeholder="An input, an error, a question"
        />
        <button type="submit" className="button">
          Search
        </button>
      </form>
      <ul aria-label="Examples">
        {searchExamples.map(({ query, kind }) => (
          <li key={query}>
            {kind}: <a href={`${getSiteHref("/search")}?q=${encodeURIComponent(query)}`}>{query}</a>
          </li>
        ))}
      </ul>
    </search>
  );
}

function Roles() {
  return (
    <section aria-labelledby="roles">
      <h2 id="roles">Start where you are</h2>
      <div className="roles">
        {roles.map(({ title, icon, route, text, links }) => (
          <Card key={title} title={title} href={getSiteHref(route)} icon={getSiteHref(icon)}>
            <p>{text}</p>
            <ul>
              {links.map((link) => (
                <li key={link.route}>
                  <a href={getSiteHref(link.route)}>{link.label}</a>
                </li>
              ))}
            </ul>
          </Card>
        ))}
      </div>
    </section>
  );
}

function News() {
  const changes = getSiteHref("/docs/reference/services/changes");
  return (
    <section aria-labelledby="news">
      <h2 id="news">What’s new</h2>
      <div className="news">
        <div>
          <h3>In the Service Catalog</h3>
          <ul>
            {releases.map(({ version, date, text }) => (
              <li key={version}>
                <a href={`${changes}#v${version}`}>{version}</a> <Day date={date} />
                <p>{text}</p>
              </li>
            ))}
          </ul>
          <p>
            <a href={changes}>All changes</a>
          </p>
        </div>
        <div>
          <h3>On the blog</h3>
          <ul>
            {posts.map(({ title, route, date, text }) => (
              <li key={route}>
                <a href={getSiteHref(route)}>{title}</a> <Day date={date} />
                <p>{text}</p>
              </li>
            ))}
          </ul>
          <p>
            <a href={getSiteHref("/blog")}>All posts</a>
          </p>
        </div>
      </div>
    </section>
  );
}

function Day({ date }: { date: string }) {
  const text = new Date(date).toLocaleDateString("en-US", {
    year: "numeric",
    month: "short",
    day: "numeric",
    timeZone: "UTC",
  });
  return <time dateTime={date}>{text}</time>;
}
