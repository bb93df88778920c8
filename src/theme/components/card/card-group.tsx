import { Children, cloneElement, isValidElement, type ReactElement, type ReactNode } from "react";
import { Grid, type GridProps } from "../grid.tsx";
import type { CardProps } from "./card.tsx";

export interface CardGroupProps extends GridProps {
  /** Properties of all cards; a card's own come first. */
  commonCardProps?: Partial<CardProps>;
  /** Numbers the cards from 1. */
  numbered?: boolean;
}

/** Cards side by side; two columns unless it says otherwise. */
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
        const number = numbered ? count : undefined;
        return cloneElement(child, { ...commonCardProps, ...child.props, number });
      })}
    </Grid>
  );
}

function isCard(child: ReactNode): child is ReactElement<CardProps> {
  return isValidElement<Partial<CardProps>>(child) && child.props.title !== undefined;
}
