import * as v from "valibot";
import { isRegExpSource } from "../../model/text/escape-reg-exp.ts";
import { safeDecode } from "../../model/url/route.ts";
import { searchSchema } from "../../search/client/providers/provider-settings.ts";
import { editUrlSchema, feedbackSchema } from "./feedback-config.ts";
import { headingLevel } from "./front-matter.ts";
import { findLocaleIssue, localeSchema } from "./locale-config.ts";
import { linkSchema, navbarItemSchema } from "./navbar-config.ts";
import { hostingSchema, policySchema } from "./policy-config.ts";
import { shownText } from "./shown-text.ts";
import { webUrl } from "./url-schema.ts";

export const routeSyntax = "a route starts with a slash and has no `..`, for example `/guide`";

const routeSchema = v.pipe(v.string(), v.check(isRoute, routeSyntax));

export function isRoute(route: string): boolean {
  return /^\/(?!\/)/.test(route) && hasNoDotSegments(route);
}

function hasNoDotSegments(path: string): boolean {
  const parts = safeDecode(path).split(/[/\\]/);
  return !parts.includes("..") && !parts.includes(".");
}

const pathWithoutDots = v.check(
  hasNoDotSegments,
  "a version is a path below the docs' route, without `..`",
);

const docsVersionSchema = v.strictObject({
  /** `current` is the version in `content/docs`; any other is in `versions/<name>/docs`. */
  name: v.pipe(
    v.string(),
    v.regex(/^[\w.-]+$/, "a name has letters, digits, dots, and hyphens"),
    pathWithoutDots,
  ),
  label: v.optional(shownText),
  /** Its path below the docs' route. Default: none for the last version, `next` for `current`, else the name. */
  path: v.optional(v.pipe(v.string(), pathWithoutDots)),
  banner: v.optional(v.picklist(["none", "unreleased", "unmaintained"])),
});

export type DocsVersionConfig = v.InferOutput<typeof docsVersionSchema>;

const onlyVersion: DocsVersionConfig = { name: "current" };

const announcementSchema = v.strictObject({
  /** Names the message: a reader who closed it sees the bar again when this changes. */
  id: v.optional(v.string(), "announcement-bar"),
  text: shownText,
  link: v.optional(linkSchema),
  closeable: v.optional(v.boolean(), true),
});

/** Page views, sent to a collector with the measurement protocol of Google Analytics 4. */
const analyticsSchema = v.strictObject({
  id: v.pipe(v.string(), v.regex(/^G-\w+$/, "write the measurement id, such as `G-A1B2C3D4E5`")),
  endpoint: v.optional(webUrl, "https://www.google-analytics.com/g/collect"),
  anonymizeIp: v.optional(v.boolean(), true),
  /**
   * Local storage key under which a consent tool writes `granted`. Nothing is sent before that. The
   * tool fires `consentchange` on `window` after a change. Default: no consent needed.
   */
  consentKey: v.optional(v.nullable(v.pipe(v.string(), v.nonEmpty())), null),
  webVitals: v.optional(v.boolean(), false),
});

const subscriberLinksSchema = v.strictObject({
  organization: webUrl,
  publicRepositories: v.optional(v.array(v.string()), []),
  subscriptions: v.optional(
    v.array(
      v.strictObject({
        name: v.string(),
        storageKey: v.string(),
        repositories: v.array(v.string()),
      }),
    ),
    [],
  ),
});

const regexSource = v.pipe(
  v.string(),
  v.check(isRegExpSource, "a pattern is the source of a JavaScript regular expression"),
);

const baseUrlPattern = /^\/(?:[^/]+\/)*$/;

const siteOptions = v.strictObject({
  title: shownText,
  tagline: v.optional(v.string(), ""),
  url: v.pipe(
    v.string(),
    v.check(
      (url) => /^https?:\/\/[^\s/?#@]+\/*$/.test(url),
      "an origin is written as `https://docs.example.com`; the path below it is `baseUrl`",
    ),
    v.transform((url) => url.replace(/\/+$/, "")),
  ),
  baseUrl: v.optional(
    v.pipe(
      v.string(),
      v.regex(
        baseUrlPattern,
        "`baseUrl` starts with a slash and has one after each folder, for example `/docs-site/`",
      ),
      v.check(
        (path) => !baseUrlPattern.test(path) || /^(?!.*\/\.{1,2}\/)[\w.~@+/-]*$/.test(path),
        "its folders consist of letters from `A` to `Z`, digits, `-`, `.`, `_`, `~`, `@`, and `+`, for example `/docs-site/`",
      ),
    ),
    "/",
  ),
  /** Default: each page keeps its address as declared. */
  trailingSlash: v.optional(v.boolean()),
  favicon: v.optional(v.string(), "/favicon.svg"),
  /** Color of the browser's address bar. Default: the color of headings. */
  themeColor: v.optional(v.string(), "#3b1d5e"),
  manifest: v.optional(v.nullable(v.string()), null),
  titleDelimiter: v.optional(v.string(), "|"),
  docsRoute: v.optional(routeSchema, "/docs"),
  /** Part of the storage key of the reader's preferred version. */
  docsId: v.optional(v.string(), "default"),
  /** Id of the first page of a version. Default: the page at its route, or else its first page. */
  mainDoc: v.optional(v.string()),
  /** The versions of the docs, newest first. Default: `content/docs` alone. */
  docsVersions: v.optional(
    v.pipe(
      v.array(docsVersionSchema),
      v.minLength(1),
      v.check(
        (versions) => areUnique(versions.map(({ name }) => name)),
        "each version needs a `name` of its own",
      ),
    ),
    [onlyVersion],
  ),
  /** Name of the version that readers see first. Default: the first that is not `current`. */
  lastVersion: v.optional(v.string()),
  locale: v.optional(localeSchema, { code: "en", label: "English" }),
  locales: v.optional(v.array(localeSchema), []),
  /** Code of the language at the root of the site. Default: the first of `locales`. */
  defaultLocale: v.optional(v.string()),
  blog: v.optional(
    v.strictObject({
      title: v.optional(v.string()),
      description: v.optional(v.string(), ""),
      route: v.optional(routeSchema, "/blog"),
      postsPerPage: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1)), 10),
    }),
    {},
  ),
  colorMode: v.optional(
    v.strictObject({
      default: v.optional(v.picklist(["light", "dark"]), "light"),
      disableSwitch: v.optional(v.boolean(), false),
      respectSystem: v.optional(v.boolean(), false),
    }),
    {},
  ),
  logo: v.strictObject({
    alt: v.string(),
    href: v.optional(v.string(), "/"),
    light: v.string(),
    dark: v.string(),
    width: v.pipe(v.number(), v.minValue(1)),
    height: v.pipe(v.number(), v.minValue(1)),
  }),
  announcementBar: v.optional(announcementSchema),
  navbar: v.optional(v.array(navbarItemSchema), []),
  footer: v.optional(
    v.strictObject({
      groups: v.array(v.strictObject({ title: shownText, links: v.array(linkSchema) })),
      copyright: v.string(),
    }),
    { groups: [], copyright: "" },
  ),
  /** Texts that readers can replace with their own, on pages whose path begins with a folder. */
  codeValues: v.optional(
    v.nullable(
      v.strictObject({
        folders: v.array(v.string()),
        /** The first `pattern` that matches wins; `name` becomes the attribute `data-value`. */
        values: v.array(v.strictObject({ name: v.string(), pattern: regexSource })),
      }),
    ),
    null,
  ),
  toc: v.optional(
    v.pipe(
      v.strictObject({
        minLevel: v.optional(headingLevel, 2),
        maxLevel: v.optional(headingLevel, 3),
      }),
      v.check(
        ({ minLevel, maxLevel }) => minLevel <= maxLevel,
        "`minLevel` must not be larger than `maxLevel`",
      ),
    ),
    {},
  ),
  search: v.optional(searchSchema, {}),
  subscriberLinks: v.optional(v.nullable(subscriberLinksSchema), null),
  /** CSS colors of generated preview images, for pages without `image`. Default: no images. */
  socialImages: v.optional(
    v.nullable(
      v.strictObject({
        background: v.string(),
        text: v.string(),
        accent: v.string(),
      }),
    ),
    null,
  ),
  markdownPages: v.optional(v.boolean(), true),
  imageZoom: v.optional(
    v.strictObject({
      /** CSS selector of images that can be enlarged, except those with the class `no-zoom`. */
      selector: v.optional(v.string(), ".md img"),
    }),
    {},
  ),
  lastUpdated: v.optional(v.boolean(), false),
  /** Where readers can edit a page. `{path}` is the path of its source in the site folder. */
  editUrl: v.optional(v.nullable(editUrlSchema), null),
  feedback: v.optional(v.nullable(feedbackSchema), null),
  fontStylesheet: v.optional(v.nullable(webUrl), null),
  contentSecurityPolicy: v.optional(policySchema, {}),
  /** Page views. Not sent under Do Not Track or Global Privacy Control. Default: off. */
  analytics: v.optional(v.nullable(analyticsSchema), null),
  offline: v.optional(v.boolean(), false),
  /** Path below `content/docs` of a generated page about diagnostics. Default: none. */
  buildMessages: v.optional(
    v.nullable(
      v.pipe(
        v.string(),
        v.regex(/^[\w-]+(\/[\w-]+)*$/, "a path is written as `support/build-messages`"),
      ),
    ),
    null,
  ),
  /** Severities by rule id. Rules whose errors would be published wrong stay errors. */
  checks: v.optional(v.record(v.string(), v.picklist(["error", "warning"])), {}),
  hosting: v.optional(hostingSchema, []),
});

function areUnique(names: readonly string[]): boolean {
  return new Set(names).size === names.length;
}

export const siteConfigSchema = v.pipe(
  siteOptions,
  v.rawCheck(({ dataset, addIssue }) => {
    const issue = dataset.typed ? findLocaleIssue(dataset.value) : undefined;
    if (!issue) return;
    const { path, input, message } = issue;
    const steps = path.map((key): v.IssuePathItem => {
      return { type: "unknown", origin: "value", input: dataset.value, key, value: input };
    });
    addIssue({ message, input, path: steps as [v.IssuePathItem] });
  }),
);

export type SiteConfigInput = v.InferInput<typeof siteConfigSchema>;
export type SiteConfig = v.InferOutput<typeof siteConfigSchema>;

export function defineConfig(config: SiteConfigInput): SiteConfigInput {
  return config;
}
