import { CardGroup, type CardGroupProps } from "./card-group.tsx";

/** Numbered cards, one below another, for things that are done in order. */
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
