import type { ComponentType } from "react";
import { Card } from "./card.tsx";
import { CardGroup } from "./card-group.tsx";
import { CardList } from "./card-list.tsx";
import { CCLicense } from "./cc-license.tsx";
import { CenterLayout } from "./center-layout.tsx";
import { Bad, Compare, Good } from "./compare.tsx";
import type { componentNames } from "./component-names.ts";
import { Course } from "./course.tsx";
import { FileTree } from "./file-tree.tsx";
import { Grid } from "./grid.tsx";
import { ReferenceTools } from "./reference-tools.tsx";
import { Steps } from "./steps.tsx";
import { TabItem } from "./tab-item.tsx";
import { Tabs } from "./tabs.tsx";
import { Term } from "./term.tsx";
import { VersionBadge } from "./version-badge.tsx";

/** Every component an MDX file can name, and those that only generated pages have. */
export const components = {
  Bad,
  Card,
  CardGroup,
  CardList,
  CCLicense,
  CenterLayout,
  Compare,
  Course,
  FileTree,
  Good,
  Grid,
  Steps,
  TabItem,
  Tabs,
  Term,
  VersionBadge,
  ReferenceTools,
} satisfies Record<(typeof componentNames)[number] | "ReferenceTools", ComponentType<never>>;
