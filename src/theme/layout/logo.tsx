import type { Form } from "../../kernel/client/form.ts";
import { StaticPart } from "../../kernel/client/static-html.tsx";
import type { SiteShell } from "../../model/site.ts";

/** The logo as a link; the style sheet shows the picture of the current colour mode. */
export function Logo({ logo, form }: { logo: SiteShell["logo"]; form: Form }) {
  // Low priority keeps React from announcing the picture in the head of every page.
  const size = { width: logo.width, height: logo.height };
  return (
    <StaticPart as="a" className="logo" href={logo.href}>
      {form === "document" && (
        <>
          <img src={logo.light} alt={logo.alt} {...size} fetchPriority="low" />
          <img src={logo.dark} alt={logo.alt} {...size} loading="lazy" />
        </>
      )}
    </StaticPart>
  );
}
