import type { ComponentType } from "react";
import { CheckCode } from "../check/check-code.tsx";
import { CatalogVersion } from "../reference/version/catalog-version.tsx";
import { VersionBadge } from "../reference/version-badge.tsx";
import { TabItem, Tabs } from "../tabs/tabs.tsx";
import { UpgradePlanner } from "../upgrade/upgrade-planner.tsx";
import { Bad, CenterLayout, Compare, FileTree, Good, Steps, Term } from "./blocks.tsx";
import { Card, CardGroup, CardList } from "./cards.tsx";
import { CCLicense } from "./cc-license.tsx";
import { Course } from "./course.tsx";
import { Grid } from "./grid.tsx";
import { Video } from "./video.tsx";

/** Components that MDX files may use without an import. */
export const components = {
  Bad,
  Card,
  CardGroup,
  CardList,
  CatalogVersion,
  CCLicense,
  CenterLayout,
  CheckCode,
  Compare,
  Course,
  FileTree,
  Good,
  Grid,
  Steps,
  TabItem,
  Tabs,
  Term,
  UpgradePlanner,
  VersionBadge,
  Video,
} satisfies Record<string, ComponentType<never>>;

export const componentNames: readonly string[] = Object.keys(components);

/** Inline components. */
export const sentenceComponents: ReadonlySet<string> = new Set(["Term"]);
