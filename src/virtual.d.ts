/** Modules that the build makes from the site folder. */
declare module "virtual:site/pages" {
  import type { CustomPageModule } from "./app.tsx";
  export const pages: Record<string, CustomPageModule>;
  /** The style sheets of the folder of these pages. */
  export const pageStyles: string;
}

declare module "virtual:site/components" {
  import type { ComponentType } from "react";
  export const customComponents: Record<string, ComponentType>;
}
