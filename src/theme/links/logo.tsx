import type { SiteShell } from "../../model/site/site.ts";

/** The pictures of a link to the start; the style sheet shows the one of the current color mode. */
export function LogoPictures({ logo }: Pick<SiteShell, "logo">) {
  const size = { width: logo.width, height: logo.height };
  // Low priority keeps React from announcing the picture in front of the markup.
  return (
    <>
      <img src={logo.light} alt={logo.alt} {...size} fetchPriority="low" />
      <img src={logo.dark} alt={logo.alt} {...size} loading="lazy" />
    </>
  );
}
