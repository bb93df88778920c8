import type { LibraryFile } from "../../../src/catalog/api/site-files.ts";
import { findNearest } from "../../../src/model/diagnostics/nearest.ts";
import { RequestError } from "../response.ts";
import { isNewestVersion } from "./resolve-version.ts";
import type { ToolContext } from "./tool.ts";

export interface LibraryModule {
  repository: string;
  module: LibraryFile["modules"][number];
}

/** Finds a library module by `repository//folder`. Returns null if no library has that name. */
export async function findLibraryModule(
  requested: string,
  version: string | undefined,
  { site, signal }: ToolContext,
): Promise<LibraryModule | null> {
  const [, name = "", folder = ""] =
    /(?:^|[/:])([\w.-]{1,100}?)(?:\.git)?\/\/([^?/][^?]*)/.exec(requested) ??
    /^([\w.-]{1,100})\/([\w-]{1,100})$/.exec(requested) ??
    [];
  const library = (await site.fetchLibraries(signal)).find(
    (candidate) => candidate.toLowerCase() === name.toLowerCase(),
  );
  const file = library === undefined ? null : await site.fetchLibrary(library, signal);
  if (!file) return null;
  const { repository, modules } = file;
  const path = folder.replace(/\/$/, "");
  // Pages name `terraform-aws-vpc/vpc-app` without the folder `modules`.
  const module = modules.find((item) => [path, `modules/${path}`].includes(item.path));
  if (!module) {
    const paths = modules.map((item) => item.path);
    const suggestion = findNearest(path, paths) ?? findNearest(`modules/${path}`, paths);
    throw new RequestError(
      `\`${repository}\` has no module \`${folder}\`${suggestion ? `: did you mean \`${suggestion}\`?` : ""}`,
    );
  }
  const isAvailable =
    version === undefined ||
    isNewestVersion(version) ||
    `${module.version}.`.startsWith(`${version.replace(/^v/, "")}.`);
  if (!isAvailable) {
    throw new RequestError(
      `only the newest version of a library module is available: \`${module.version}\``,
    );
  }
  return { repository, module };
}
