import type { ShellLink } from "../../model/site.ts";

interface ShellAnchorProps {
  link: ShellLink & { lang?: string };
  current?: "page" | "true" | undefined;
}

/** A link of navbar or footer. The style sheet marks the ones that leave the site by their `rel`. */
export function ShellAnchor({ link, current }: ShellAnchorProps) {
  const { href, label, external, lang } = link;
  return (
    <a
      href={href}
      rel={external ? "noopener" : undefined}
      lang={lang}
      hrefLang={lang}
      aria-current={current}
    >
      {label}
    </a>
  );
}
