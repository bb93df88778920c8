import type { Form } from "../../kernel/client/form.ts";
import { StaticPart } from "../../kernel/client/static-html.tsx";
import type { SiteShell } from "../../model/site.ts";
import { Logo } from "./logo.tsx";
import { ShellAnchor } from "./shell-link.tsx";

/** Link groups, logo and copyright under every page. */
export function Footer({ site, form }: { site: SiteShell; form: Form }) {
  // The same on every page: only documents carry it.
  return (
    <StaticPart as="footer" className="foot">
      {form === "document" && <FooterContent site={site} />}
    </StaticPart>
  );
}

function FooterContent({ site }: { site: SiteShell }) {
  return (
    <>
      {site.footer.groups.map(({ title, links }) => (
        <nav key={title} aria-label={title}>
          <h2>{title}</h2>
          <ul>
            {links.map((link) => (
              <li key={link.label}>
                <ShellAnchor link={link} />
              </li>
            ))}
          </ul>
        </nav>
      ))}
      <Logo logo={site.logo} form="document" />
      <p>{site.footer.copyright}</p>
    </>
  );
}
