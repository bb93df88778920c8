import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import * as v from "valibot";
import type { Diagnostic } from "../../model/diagnostics/diagnostic.ts";
import { didYouMean, findNearest } from "../../model/diagnostics/nearest.ts";
import { diagnose } from "../../model/diagnostics/rule.ts";
import { isReleaseVersion } from "../../model/versions.ts";
import { parseRemote } from "../history-file/git-repository.ts";
import { getHost, getHostKind, getHostUrls, hostKinds, sourceForms } from "../page/addresses.ts";
import { catalogRules } from "../rules.ts";
import { parseYaml } from "../service/parse-yaml.ts";
import type { HostUrls } from "../service/service.ts";
import { isTagPattern } from "./tags.ts";

export const manifestFile = "catalog.yaml";

const urlTemplate = v.pipe(
  v.string(),
  v.regex(/^https:\/\/.*\{(?:tag|encodedTag)\}/, "a URL with `{tag}`"),
);

const hostSchema = v.union(
  [
    v.picklist(hostKinds),
    v.strictObject({
      folder: urlTemplate,
      file: urlTemplate,
      raw: v.optional(urlTemplate),
      release: v.optional(urlTemplate),
    }),
  ],
  `one of ${hostKinds.map((kind) => `\`${kind}\``).join(", ")}, or URLs with \`{tag}\` as \`folder\` and \`file\`, and optionally \`raw\` and \`release\``,
);

const tagPattern = v.pipe(
  v.string(),
  v.check(
    isTagPattern,
    "a text with one `{version}` and at most one `{module}`, such as `{module}/v{version}`",
  ),
);

const registryName =
  /^(?:[\w-]+(?:\.[\w-]+)+(?::\d+)?\/)?[\w-]+\/(?:[\w-]|\{module\})+\/[a-z\d-]+$/;

/** The host may be empty, as in `tfr:///acme/vpc/aws?version={version}`. */
const tfrTemplate = /^tfr:\/\/(?:[\w-]+(?:[.:][\w-]+)+|\{host\})?\/[^?]+\?version=\{version\}$/;

const sourceTemplate = v.pipe(
  v.string(),
  v.check(
    (text) =>
      sourceForms.some((form) => form === text) ||
      registryName.test(text) ||
      /\{(?:tag|version)\}$/.test(text),
    "`ssh`, `https`, an address in a registry such as `acme/vpc/aws`, or a text that ends in `{tag}` or `{version}`",
  ),
  v.check(
    (text) => !text.startsWith("tfr:") || tfrTemplate.test(text),
    "`tfr://registry.example.com/acme/vpc/aws?version={version}`, or `tfr:///acme/…` for the public registry",
  ),
);

const entrySchema = v.strictObject({
  /** `owner/name` on GitHub, otherwise with the host. */
  repository: v.string(),
  category: v.pipe(
    v.string(),
    v.regex(/^[\p{L}\p{N}][\p{L}\p{N}_.+-]*$/u, "the name of a folder, such as `networking`"),
  ),
  /** Title of the module in the root. */
  title: v.optional(v.string()),
  /** Address for `git clone`, or a checkout next to the manifest. */
  clone: v.optional(v.string()),
  source: v.optional(sourceTemplate),
  tags: v.optional(tagPattern),
  /** Folders with modules; `.` is the root. */
  modules: v.optional(v.array(v.string())),
  exclude: v.optional(v.array(v.string()), []),
  /** Also documents modules that were removed after this version. */
  retired_since: v.optional(
    v.pipe(v.string(), v.check(isReleaseVersion, "a version, such as `2.0.0`")),
  ),
});

const manifestSchema = v.strictObject({
  repositories: v.array(entrySchema),
  hosts: v.optional(v.record(v.string(), hostSchema), {}),
});

export interface ManifestEntry extends v.InferOutput<typeof entrySchema> {
  /** One-based position in the manifest. */
  line: number;
  column: number;
}

export interface Manifest {
  repositories: ManifestEntry[];
  hosts: ReadonlyMap<string, HostUrls>;
}

interface ReadManifest {
  /** Null if the site has no manifest, or its manifest has errors. */
  manifest: Manifest | null;
  diagnostics: Diagnostic[];
}

export function readManifest(siteDir: string): ReadManifest {
  const path = join(siteDir, manifestFile);
  if (!existsSync(path)) return { manifest: null, diagnostics: [] };
  return parseManifest(readFileSync(path, "utf8"));
}

export function parseManifest(text: string): ReadManifest {
  const { value, diagnostics, locate } = parseYaml(manifestSchema, text, manifestFile);
  if (!value) return { manifest: null, diagnostics };
  const hosts = new Map(
    Object.entries(value.hosts).map(([name, host]) => [
      name,
      typeof host === "string" ? getHostUrls(host) : host,
    ]),
  );
  const repositories = value.repositories.map((entry, index) => {
    return { ...entry, ...locate(["repositories", index, "repository"]) };
  });
  const invalidRepositories = repositories.flatMap(({ repository, line, column }): Diagnostic[] => {
    const error = getRepositoryError(repository, hosts);
    const location = { file: manifestFile, line, column };
    return error ? [diagnose(catalogRules["invalid-catalog-file"], location, error)] : [];
  });
  const manifest = invalidRepositories.length === 0 ? { repositories, hosts } : null;
  return { manifest, diagnostics: invalidRepositories };
}

const knownHosts = ["github.com", "gitlab.com", "bitbucket.org", "dev.azure.com"];

function getRepositoryError(
  repository: string,
  hosts: ReadonlyMap<string, HostUrls>,
): { reason: string; advice: string } | null {
  const reason = `\`${repository}\` is not a repository`;
  if (!/^[\w.~-]+(?:\/[\w.~ -]+)+$/.test(repository) || repository.split("/").includes("..")) {
    const name = parseRemote(repository);
    const example = name ? `\`${name}\`` : "`owner/name` or `gitlab.example.com/group/name`";
    return { reason, advice: `write ${example}, and an address to clone from as \`clone\`` };
  }
  const { host, path } = getHost(repository);
  const [first = ""] = repository.split("/", 1);
  const isHost = host === first || first.includes(".");
  if (isHost && !hosts.has(first) && getHostKind(first) === null) {
    const suggestion = findNearest(first, [...knownHosts, ...hosts.keys()]);
    return {
      reason: `the host \`${first}\` is not known`,
      advice: didYouMean(suggestion) ?? `add it to \`hosts\`: \`${first}: gitlab\``,
    };
  }
  const length = path.split("/").length;
  if (host === "dev.azure.com" && length !== 3) {
    return { reason, advice: "write `dev.azure.com/organization/project/name`" };
  }
  if (host === "github.com" && length !== 2) return { reason, advice: "write `owner/name`" };
  return null;
}
