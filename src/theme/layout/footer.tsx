import type { ReactNode } from "react";
import type { Form } from "../../kernel/client/form.ts";
import { StaticPart } from "../../kernel/client/static-html.tsx";
import type { SiteShell } from "../../model/site.ts";
import { Logo } from "./logo.tsx";
import { ShellAnchor } from "./shell-link.tsx";

interface FooterProps {
  form: Form;
  /** What it holds, drawn or to be drawn. */
  children: ReactNode;
}

/** What stands under every page. */
export function Footer({ form, children }: FooterProps) {
  // The same on every page: only documents carry it.
  return (
    <StaticPart as="footer" className="foot">
      {form === "document" && children}
    </StaticPart>
  );
}

/** Link groups, logo and copyright. */
export function FooterContent({ site }: { site: SiteShell }) {
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
