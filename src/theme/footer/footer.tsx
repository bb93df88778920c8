import type { SiteShell } from "../../model/site/site.ts";
import { LogoImages, ShellAnchor } from "../links/shell-links.tsx";

export function FooterContent({ site }: { site: SiteShell }) {
  return (
    <>
      <div>
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
      </div>
      <a className="logo" href={site.logo.href}>
        <LogoImages logo={site.logo} />
      </a>
      <p>{site.footer.copyright}</p>
    </>
  );
}
