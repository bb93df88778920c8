/** Modules that the build makes from the site folder. */
declare module "virtual:site/pages" {
  import type { CustomPageModule } from "./app.tsx";
  export const pages: Record<string, CustomPageModule>;
}

declare module "virtual:site/components" {
  import type { ComponentType } from "react";
  export const customComponents: Record<string, ComponentType>;
}

/** The style sheets of the first paint, from their `@paint` comments (`builder/compile/style-sheets.ts`). */
declare module "virtual:theme/first-paint" {
  import type { MarkedSheet } from "./theme/styles/sheet-picker.ts";
  export const sheetGroups: MarkedSheet[][];
}
