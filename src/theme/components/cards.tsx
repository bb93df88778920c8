import { Children, cloneElement, isValidElement, type ReactElement, type ReactNode } from "react";
import { Grid, type GridProps } from "./grid.tsx";

export interface CardProps {
  title: string;
  /** Destination of the whole card. Links inside keep their own. */
  href?: string;
  /** An image file. Names of icons, which other engines have, are ignored. */
  icon?: string;
  /** Replaces the icon. */
  number?: number | undefined;
  /** Used if there are no children. */
  description?: ReactNode;
  tags?: string | string[];
  /** `horizontal` places number or icon next to the text. Default: vertical. */
  orientation?: "vertical" | "horizontal";
  /** `float`: a filled tile; `flush`: an outline; `invisible`: neither. Default: float. */
  appearance?: "float" | "flush" | "invisible";
  /** Default: `normal`, or `none` for an invisible card. */
  padding?: "none" | "small" | "normal";
  /** Heading level. Default: 3. */
  level?: 2 | 3 | 4;
  className?: string;
  children?: ReactNode;
}

/** The style sheet stretches the title's link over the card, so links in the text stay valid. */
export function Card({ title, href, icon, number, tags = [], level = 3, ...card }: CardProps) {
  checkHeading(title, level);
  const Title = `h${level}` as const;
  return (
    <div className={getClassName(card)}>
      {number !== undefined && <span className="card-number">{number}</span>}
      {number === undefined && icon !== undefined && /[./]/.test(icon) && (
        <img
          className="card-icon no-zoom"
          src={icon}
          alt=""
          width={60}
          height={60}
          loading="lazy"
        />
      )}
      <Title>{href === undefined ? title : <a {...linkTo(href)}>{title}</a>}</Title>
      <Body>{card.children ?? card.description}</Body>
      {tags.length > 0 && (
        <ul className="card-tags">
          {[tags].flat().map((tag) => (
            <li key={tag}>{tag}</li>
          ))}
        </ul>
      )}
    </div>
  );
}

/** MDX props are not type-checked. */
function checkHeading(title: string | undefined, level: number): void {
  if (!title) throw new Error("a `Card` has no `title`");
  if (![2, 3, 4].includes(Number(level))) {
    throw new Error(`the \`Card\` \`${title}\` has the \`level\` ${level} (known: 2, 3, 4)`);
  }
}

function Body({ children }: { children: ReactNode }) {
  return typeof children === "string" ? <p>{children}</p> : children;
}

function getClassName({ orientation, appearance, padding, className }: Partial<CardProps>): string {
  const names = [
    "card",
    orientation === "horizontal" && "horizontal",
    appearance !== "float" && appearance,
    padding !== "normal" && padding && `padding-${padding}`,
    className,
  ];
  return names.filter(Boolean).join(" ");
}

function linkTo(href: string): { href: string; rel?: string } {
  return /^(?:https?:)?\/\//.test(href) ? { href, rel: "noopener" } : { href };
}

interface CardGroupProps extends GridProps {
  /** Defaults for all cards. */
  commonCardProps?: Partial<CardProps>;
  numbered?: boolean;
}

export function CardGroup({
  commonCardProps,
  numbered = false,
  children,
  ...grid
}: CardGroupProps) {
  let count = 0;
  return (
    <Grid cols={2} {...grid}>
      {Children.map(children, (child) => {
        if (!isCard(child)) return child;
        count += 1;
        const number = numbered && { number: count };
        return cloneElement(child, { ...commonCardProps, ...child.props, ...number });
      })}
    </Grid>
  );
}

/** Includes components that pass their properties to a `Card`, such as `Course`. */
function isCard(child: ReactNode): child is ReactElement<CardProps> {
  return (
    isValidElement<Partial<CardProps>>(child) &&
    typeof child.type !== "string" &&
    child.props.title !== undefined
  );
}

export function CardList({ commonCardProps, ...group }: Omit<CardGroupProps, "numbered">) {
  const common = { orientation: "horizontal", appearance: "flush", ...commonCardProps } as const;
  return (
    <CardGroup
      cols={1}
      gap="small"
      equalHeightRows={false}
      {...group}
      commonCardProps={common}
      numbered
    />
  );
}
