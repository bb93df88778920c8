import type { ComponentType } from "react";
import { StaticHtml } from "../../kernel/client/static-html.tsx";
import { Card } from "./card.tsx";
import { CardGroup } from "./card-group.tsx";
import type { componentNames } from "./component-names.ts";
import { ReferenceTools } from "./reference-tools.tsx";
import { TabItem } from "./tab-item.tsx";
import { Tabs } from "./tabs.tsx";

/** Every component an MDX file can name, and those that only generated pages have. */
export const components = {
  CardGroup,
  Card,
  Tabs,
  TabItem,
  StaticHtml,
  ReferenceTools,
} satisfies Record<
  (typeof componentNames)[number] | "StaticHtml" | "ReferenceTools",
  ComponentType<never>
>;
