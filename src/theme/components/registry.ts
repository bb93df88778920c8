import type { ComponentType } from "react";
import { VersionBadge } from "../reference/version-badge.tsx";
import { TabItem } from "../tabs/tab-item.tsx";
import { Tabs } from "../tabs/tabs.tsx";
import { Card } from "./card/card.tsx";
import { CardGroup } from "./card/card-group.tsx";
import { CardList } from "./card/card-list.tsx";
import { CenterLayout } from "./center-layout.tsx";
import { Bad, Compare, Good } from "./compare.tsx";
import type { componentNames } from "./component-names.ts";
import { Course } from "./course.tsx";
import { FileTree } from "./file-tree.tsx";
import { Grid } from "./grid.tsx";
import { CCLicense } from "./license/cc-license.tsx";
import { Steps } from "./steps.tsx";
import { Term } from "./term.tsx";

/** Every component that an MDX file can name. */
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
} satisfies Record<(typeof componentNames)[number], ComponentType<never>>;
