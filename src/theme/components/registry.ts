import type { ComponentType } from "react";
import { ReferenceTools } from "../reference/reference-tools.tsx";
import { VersionBadge } from "../reference/version-badge.tsx";
import { TabItem, Tabs } from "../tabs/tabs.tsx";
import { Bad, CenterLayout, Compare, FileTree, Good, Steps, Term } from "./blocks.tsx";
import { Card, CardGroup, CardList } from "./cards.tsx";
import { CCLicense } from "./cc-license.tsx";
import { Course } from "./course.tsx";
import { Grid } from "./grid.tsx";

/** Components that MDX files may use without an import. */
const mdxComponents = {
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
} satisfies Record<string, ComponentType<never>>;

/** What an article is rendered with: the components of MDX files and those of generated pages. */
export const components = { ...mdxComponents, ReferenceTools };

/** Names of the components that MDX files may use. */
export const componentNames: readonly string[] = Object.keys(mdxComponents);

/** Components that may be part of a sentence. */
export const sentenceComponents: ReadonlySet<string> = new Set(["Term"]);
