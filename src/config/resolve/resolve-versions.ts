import {
  currentVersion,
  type DocsVersion,
  type VersionBanner,
} from "../../model/page/docs-version.ts";
import type { DocsVersionConfig, SiteConfig } from "../schemas/site-config.ts";

export interface ResolvedVersion extends Omit<DocsVersion, "mainDocId" | "docs"> {
  folder: string;
  sidebarsFile: string;
}

type VersionsConfig = Pick<SiteConfig, "docsRoute" | "docsVersions" | "lastVersion">;

/** `currentLabel` is the default label of `content/docs`. */
export function resolveVersions(config: VersionsConfig, currentLabel = "Next"): ResolvedVersion[] {
  const { docsVersions } = config;
  const last = docsVersions.findIndex(({ name }) => name === getLastVersionName(config));
  return docsVersions.map((version, index) => {
    const { name, label } = version;
    const isLast = index === last;
    return {
      name,
      label: label ?? (name === currentVersion ? currentLabel : name),
      isLast,
      path: getPath(version, isLast, config.docsRoute),
      banner: isLast ? null : getBanner(version, index < last),
      ...getFiles(name),
    };
  });
}

export function getCurrentDocsRoute(config: VersionsConfig): string {
  const current = resolveVersions(config).find(({ name }) => name === currentVersion);
  return current?.path ?? config.docsRoute;
}

export function getLastVersionName({ docsVersions, lastVersion }: VersionsConfig): string {
  const names = docsVersions.map(({ name }) => name);
  if (lastVersion !== undefined && names.includes(lastVersion)) return lastVersion;
  return names.find((name) => name !== currentVersion) ?? currentVersion;
}

function getPath({ name, path }: DocsVersionConfig, isLast: boolean, docsRoute: string): string {
  const nameInPath = name === currentVersion ? "next" : name;
  const versionPath = path ?? (isLast ? "" : nameInPath);
  const trimmedPath = versionPath.replace(/^\/+|\/+$/g, "");
  return trimmedPath === "" ? docsRoute : `${docsRoute.replace(/\/+$/, "")}/${trimmedPath}`;
}

function getBanner({ banner }: DocsVersionConfig, isNewer: boolean): VersionBanner | null {
  if (banner === "none") return null;
  return banner ?? (isNewer ? "unreleased" : "unmaintained");
}

function getFiles(name: string): Pick<ResolvedVersion, "folder" | "sidebarsFile"> {
  return name === currentVersion
    ? { folder: "content/docs", sidebarsFile: "sidebars.ts" }
    : { folder: `versions/${name}/docs`, sidebarsFile: `versions/${name}/sidebars.ts` };
}
