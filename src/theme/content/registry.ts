import type { ComponentType } from "react";
import { StaticHtml } from "../../kernel/client/static-html.tsx";
import { Card } from "./card.tsx";
import { CardGroup } from "./card-group.tsx";
import type { componentNames } from "./component-names.ts";
import { TabItem } from "./tab-item.tsx";
import { Tabs } from "./tabs.tsx";

/** Every component an MDX file can name, and `StaticHtml`, which stands for its static parts. */
export const components = { CardGroup, Card, Tabs, TabItem, StaticHtml } satisfies Record<
  (typeof componentNames)[number] | "StaticHtml",
  ComponentType<never>
>;
