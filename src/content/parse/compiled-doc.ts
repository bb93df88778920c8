import type { Diagnostic } from "../../model/diagnostic.ts";
import type { Body, TocEntry } from "../../model/page.ts";
import type { ComponentUse, LinkSource } from "../site-data.ts";
import type { FoundAsset } from "./render-context.ts";

/** What an article becomes: plain data, fit for the cache. */
export interface CompiledDoc {
  body: Body;
  toc: TocEntry[];
  links: LinkSource[];
  components: ComponentUse[];
  assets: FoundAsset[];
  diagnostics: Diagnostic[];
}
