import type { ReactNode } from "react";

interface CardProps {
  title: string;
  /** Where the whole tile leads. Links inside keep their own targets. */
  href?: string;
  /** Name of a picture of the style sheet (`icon-NAME` in `styles/icons.css`). */
  icon?: string;
  children?: ReactNode;
}

/**
 * A tile. Its title is the link and the style sheet stretches it over the tile, so that there is
 * one link with a short name, and links in the text stay valid.
 */
export function Card({ title, href, icon, children }: CardProps) {
  return (
    <div className="card">
      <h3 className={icon && `icon icon-${icon}`}>
        {href === undefined ? title : <a href={href}>{title}</a>}
      </h3>
      {children}
    </div>
  );
}
