import type { Diagnostic } from "../../model/diagnostics/diagnostic.ts";
import type { Body, TocEntry } from "../../model/page/page.ts";
import type { ComponentUse, LinkSource } from "../site-data.ts";
import type { FoundAsset } from "./render-context.ts";

/** A compiled article, as plain data that can be cached. */
export interface CompiledDoc {
  body: Body;
  /** The text above the truncation marker, for lists; null without a marker. */
  preview: Body | null;
  toc: TocEntry[];
  /** Number of words, without code. */
  words: number;
  links: LinkSource[];
  components: ComponentUse[];
  assets: FoundAsset[];
  diagnostics: Diagnostic[];
}
