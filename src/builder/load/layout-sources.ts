import { existsSync } from "node:fs";
import { join } from "node:path";
import { placeVersions } from "../../config/resolve/place-versions.ts";
import type { SiteConfig } from "../../config/schemas/site-config.ts";
import type { LayoutSource } from "../../content/index.ts";
import { readSource } from "../../content/load/files/read-source.ts";

/** The files whose links stand on many pages. */
export function layoutSources(siteDir: string, config: SiteConfig): LayoutSource[] {
  const sidebars = placeVersions(config).map(({ sidebarsFile }) => sidebarsFile);
  return [...sidebars, "config.ts"]
    .filter((file) => existsSync(join(siteDir, file)))
    .map((file) => ({ file, text: readSource(join(siteDir, file)) }));
}
