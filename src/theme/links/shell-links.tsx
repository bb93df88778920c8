import type { ShellLink, SiteShell } from "../../model/site/site.ts";

export interface LinkExtras {
  /** Language of the page it leads to, where that is another. */
  lang?: string;
  /** Name of the docs' version that it leads to. */
  version?: string;
  /** Stands after the label. */
  note?: string | undefined;
}

interface ShellAnchorProps {
  link: ShellLink & LinkExtras;
  current?: "page" | "true" | undefined;
}

/** A link of navbar or footer. The style sheet marks the ones that leave the site by their `rel`. */
export function ShellAnchor({ link, current }: ShellAnchorProps) {
  const { href, label, external, lang, version, note } = link;
  return (
    <a
      href={href}
      rel={external ? "noopener" : undefined}
      lang={lang}
      hrefLang={lang}
      data-version={version}
      aria-current={current}
    >
      {label}
      {note && <small> ({note})</small>}
    </a>
  );
}

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
