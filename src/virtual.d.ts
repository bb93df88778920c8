/** The build generates these modules from the site folder. */
declare module "virtual:site/pages" {
  import type { CustomPageModule } from "./app.tsx";
  export const pages: Record<string, CustomPageModule>;
  export const pageStyles: string;
}

declare module "virtual:site/components" {
  import type { ComponentType } from "react";
  export const customComponents: Record<string, ComponentType>;
}
