import type { ShellLink } from "../../model/site.ts";

interface ShellAnchorProps {
  link: ShellLink;
  current?: "page" | "true" | undefined;
}

/** A link of navbar or footer. The style sheet marks the ones that leave the site by their `rel`. */
export function ShellAnchor({ link, current }: ShellAnchorProps) {
  return (
    <a href={link.href} rel={link.external ? "noopener" : undefined} aria-current={current}>
      {link.label}
    </a>
  );
}
