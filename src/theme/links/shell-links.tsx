import type { ShellLink, SiteShell } from "../../model/site/site.ts";

export interface LinkExtras {
  /** Language of the target, if different. */
  lang?: string;
  version?: string;
  /** Whether it is the current page in another version or language. */
  isSamePage?: boolean;
  note?: string | undefined;
}

interface ShellAnchorProps {
  link: ShellLink & LinkExtras;
  current?: "page" | "true" | undefined;
}

/** The style sheet marks external links by their `rel`. */
export function ShellAnchor({ link, current }: ShellAnchorProps) {
  const { href, label, external, lang, version, isSamePage, note } = link;
  return (
    <a
      href={href}
      rel={external ? "noopener" : undefined}
      lang={lang}
      hrefLang={lang}
      data-version={version}
      data-same-page={isSamePage ? "" : undefined}
      aria-current={current}
    >
      {label}
      {note && <small> ({note})</small>}
    </a>
  );
}

/** The style sheet shows the one for the current color mode. */
export function LogoImages({ logo }: Pick<SiteShell, "logo">) {
  const size = { width: logo.width, height: logo.height };
  // Low priority keeps React from preloading the image.
  return (
    <>
      <img src={logo.light} alt={logo.alt} {...size} fetchPriority="low" />
      <img src={logo.dark} alt={logo.alt} {...size} loading="lazy" />
    </>
  );
}
