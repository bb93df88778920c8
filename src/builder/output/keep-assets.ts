import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import * as v from "valibot";
import { isFolder } from "../../files/is-folder.ts";
import { listFiles } from "../../files/walk-files.ts";
import type { Diagnostic } from "../../model/diagnostics/diagnostic.ts";
import { diagnose, wholeFile } from "../../model/diagnostics/rule.ts";
import { getErrorMessage } from "../../model/error-message.ts";
import { computeHash } from "../cache/hash.ts";
import { builderRules } from "../diagnostics/rules.ts";
import { UserError } from "../diagnostics/user-error.ts";
import { inParallel } from "../threads/in-parallel.ts";
import type { Staging } from "./staging.ts";

/** This list is not in `assets`, because browsers may cache that folder for a year. */
export const buildsFile = "builds.json";

const keptWriter = "kept assets";

/** Includes the new build. */
const maxBuilds = 5;
const maxDays = 30;

const timeoutMs = 15_000;
const concurrency = 4;

/** Paths cannot lead out of the folder. */
const buildsSchema = v.array(
  v.object({
    id: v.string(),
    date: v.pipe(v.string(), v.isoTimestamp()),
    files: v.record(v.pipe(v.string(), v.regex(/^assets\/(?!.*\.\.)[\w./~-]+$/)), v.string()),
  }),
);

type KeptBuild = v.InferOutput<typeof buildsSchema>[number];

interface PreviousSite {
  /** Undefined if the output has no list. */
  readBuilds(): Promise<KeptBuild[] | undefined>;
  read(path: string): Promise<Uint8Array>;
}

/**
 * Adds the assets of previous builds to an output, so that open tabs work after a deploy.
 * @param from a previous output folder, or the URL of a deployed site
 * @returns a warning for each missing file
 * @throws UserError if `from` is neither, or its list cannot be read
 */
export async function keepAssets(
  staging: Staging,
  from: string,
  now = Date.now(),
): Promise<Diagnostic[]> {
  const previous = /^https?:\/\//.test(from) ? getDeployedSite(from) : getOutputFolder(from, now);
  const assets = [...staging.manifest.paths].filter((path) => path.startsWith("assets/"));
  const thisBuild = describeBuild(assets, (path) => staging.read(path), now);
  const oldest = now - maxDays * 24 * 60 * 60 * 1000;
  // A build was in use until the next one replaced it, so its age counts from that time.
  const recent = ((await previous.readBuilds()) ?? [])
    .filter(({ id }) => id !== thisBuild.id)
    .filter((_, index, others) => Date.parse(others[index - 1]?.date ?? thisBuild.date) >= oldest)
    .slice(0, maxBuilds - 1);
  const files = new Map(recent.flatMap((build) => Object.entries(build.files)));
  const missingFiles = new Map<string, string>();
  const newFiles = [...files].filter(([path]) => !staging.manifest.paths.has(path));
  await inParallel(newFiles, concurrency, async ([path, hash]) => {
    try {
      const content = await previous.read(path);
      if (computeHash(content) !== hash) throw new Error("its content has changed");
      staging.write(keptWriter, path, content);
    } catch (error) {
      missingFiles.set(path, getErrorMessage(error));
    }
  });
  const keptBuilds = recent.map((build) => ({
    ...build,
    files: Object.fromEntries(
      Object.entries(build.files).filter(([path]) => !missingFiles.has(path)),
    ),
  }));
  staging.write(keptWriter, buildsFile, `${JSON.stringify([thisBuild, ...keptBuilds])}\n`);
  return [...missingFiles].map(([path, reason]) =>
    diagnose(builderRules["asset-not-kept"], wholeFile("config.ts"), { path, from, reason }),
  );
}

/** Describes a build that is in use since `now`. */
function describeBuild(
  paths: readonly string[],
  read: (path: string) => Uint8Array,
  now: number,
): KeptBuild {
  const files = Object.fromEntries(
    [...paths].sort().map((path) => [path, computeHash(read(path))]),
  );
  return { id: computeHash(JSON.stringify(files)), date: new Date(now).toISOString(), files };
}

function getOutputFolder(dir: string, now: number): PreviousSite {
  const read = (path: string) => readFileSync(join(dir, path));
  return {
    async readBuilds() {
      if (existsSync(join(dir, buildsFile))) return parseBuilds(read(buildsFile).toString(), dir);
      // Before the first build, the folder of a cache or a branch is empty.
      if (isFolder(dir) && readdirSync(dir).length === 0) return undefined;
      if (!isFolder(join(dir, "assets"))) {
        const reason = existsSync(dir) ? "is not the output of a build" : "does not exist";
        throw new UserError(
          `\`--keep-assets ${dir}\` ${reason}`,
          "pass the output folder of a previous build, or the URL of the deployed site",
        );
      }
      // Without a list, the folder has the assets of one build.
      const paths = listFiles(join(dir, "assets")).filter((path) => !/\.(?:br|gz)$/.test(path));
      const assets = paths.map((path) => `assets/${path}`);
      return [describeBuild(assets, read, now)];
    },
    read: async (path) => read(path),
  };
}

function getDeployedSite(address: string): PreviousSite {
  const base = address.endsWith("/") ? address : `${address}/`;
  const request = (path: string) =>
    fetch(new URL(path, base), { signal: AbortSignal.timeout(timeoutMs) });
  return {
    async readBuilds() {
      let text: string;
      try {
        const response = await request(buildsFile);
        // The deployed site was built without the option.
        if (response.status === 404) return undefined;
        if (!response.ok) throw new Error(`status ${response.status}`);
        text = await response.text();
      } catch (error) {
        const reason = getErrorMessage(error);
        throw new UserError(
          `\`--keep-assets\`: ${base}${buildsFile} cannot be read: ${reason}`,
          "check the address of the site, or build without `--keep-assets`",
        );
      }
      return parseBuilds(text, base);
    },
    async read(path) {
      const response = await request(path);
      if (!response.ok) throw new Error(`the host responded with status ${response.status}`);
      const type = response.headers.get("content-type") ?? "";
      if (type.startsWith("text/html")) throw new Error("the host responded with an HTML page");
      return new Uint8Array(await response.arrayBuffer());
    },
  };
}

function parseBuilds(text: string, from: string): KeptBuild[] {
  try {
    return v.parse(buildsSchema, JSON.parse(text));
  } catch {
    throw new UserError(
      `\`--keep-assets\`: \`${buildsFile}\` of ${from} is not a list of builds`,
      "the host may respond with its error page: correct the address, or remove the file",
    );
  }
}
