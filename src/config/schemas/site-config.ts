import * as v from "valibot";
import { safeDecode } from "../../model/url/route.ts";
import { searchSchema } from "../../search/client/providers/provider-settings.ts";
import { linkSchema, navbarItemSchema } from "../navbar.ts";
import { editUrlSchema, feedbackSchema } from "./feedback-config.ts";
import { headingLevel } from "./front-matter.ts";
import { localeSchema } from "./locale-config.ts";
import { hostingSchema, policySchema } from "./policy-config.ts";

/** The form of a route, for messages. */
export const routeForm = "a route starts with a slash and has no `..`, for example `/guide`";

/** The route of a part of the site. */
const routeSchema = v.pipe(v.string(), v.check(isRoute, routeForm));

/** Whether a text is a path from the start of the site that stays inside it. */
export function isRoute(route: string): boolean {
  return /^\/(?!\/)/.test(route) && staysInside(route);
}

/** Whether no part of a path, encoded or not, leads to another folder. */
function staysInside(path: string): boolean {
  const parts = safeDecode(path).split(/[/\\]/);
  return !parts.includes("..") && !parts.includes(".");
}

const inside = v.check(staysInside, "a version lies below the docs' route, without `..`");

/** A version of the docs. */
const docsVersionSchema = v.strictObject({
  /** `current` is the version in `content/docs`; any other is in `versions/<name>/docs`. */
  name: v.pipe(
    v.string(),
    v.regex(/^[\w.-]+$/, "a name has letters, digits, dots and hyphens"),
    inside,
  ),
  /** Default: the message `currentVersion` for `current`, else the name. */
  label: v.optional(v.string()),
  /** Its path below the docs' route. Default: none for the last version, `next` for `current`, else the name. */
  path: v.optional(v.pipe(v.string(), inside)),
  /** The banner above its pages. Default: `unreleased` for versions newer than the last one, `unmaintained` for older ones. */
  banner: v.optional(v.picklist(["none", "unreleased", "unmaintained"])),
});

export type DocsVersionConfig = v.InferOutput<typeof docsVersionSchema>;

/** The default: a site with one version. */
export const onlyVersion: DocsVersionConfig = { name: "current" };

/** A message above the navbar of every page. */
const announcementSchema = v.strictObject({
  /** Names the message: a reader who closed it sees the bar again when this changes. */
  id: v.optional(v.string(), "announcement-bar"),
  text: v.string(),
  /** Where the reader learns more. */
  link: v.optional(linkSchema),
  /** False: the reader cannot close it. Default: true. */
  closeable: v.optional(v.boolean(), true),
});

/** Page views, sent to a collector with the measurement protocol of Google Analytics 4. */
const analyticsSchema = v.strictObject({
  /** Id of the property, for example `G-ABC123`. */
  id: v.pipe(v.string(), v.nonEmpty()),
  /** Address that takes the events. Default: the service's own. */
  endpoint: v.optional(v.pipe(v.string(), v.url()), "https://www.google-analytics.com/g/collect"),
  /** Asks the service not to store the reader's IP address. Default: true. */
  anonymizeIp: v.optional(v.boolean(), true),
  /**
   * Key in local storage under which the site's consent tool writes `granted`. Nothing is sent before
   * that; the tool announces a change with the event `consentchange` on `window`. Default: no consent is needed.
   */
  consentKey: v.optional(v.nullable(v.pipe(v.string(), v.nonEmpty())), null),
  /** Whether the core web vitals of each document are sent too, under the same rules. Default: no. */
  webVitals: v.optional(v.boolean(), false),
});

const subscriberLinksSchema = v.strictObject({
  /** Address of an organization on a code host. Its repositories are private unless they are listed here. */
  organization: v.pipe(v.string(), v.url()),
  /** Names of the repositories that everybody can read. */
  publicRepositories: v.optional(v.array(v.string()), []),
  /** Subscriptions that are needed for some repositories, each with a preference of its own. */
  subscriptions: v.optional(
    v.array(
      v.strictObject({
        /** The word before "subscribers". */
        name: v.string(),
        /** Key under which a browser stores that the reader turned the warning off. */
        storageKey: v.string(),
        repositories: v.array(v.string()),
      }),
    ),
    [],
  ),
});

/** `site/config.ts`. Every option with its default. */
export const siteConfigSchema = v.strictObject({
  /** Name of the site, in the title of every page. */
  title: v.string(),
  /** One sentence under the title. */
  tagline: v.optional(v.string(), ""),
  /** Origin of the published site, for example `https://docs.example.com`. */
  url: v.pipe(
    v.string(),
    v.check(
      (url) => /^https?:\/\/[^\s/?#@]+\/*$/.test(url),
      "an origin is written as `https://docs.example.com`; the path below it is `baseUrl`",
    ),
    v.transform((url) => url.replace(/\/+$/, "")),
  ),
  /** Path under which the site is served; starts and ends with a slash. Default: `/`. */
  baseUrl: v.optional(
    v.pipe(
      v.string(),
      v.regex(
        /^\/([^/?#]+\/)*$/,
        "`baseUrl` starts and ends with a slash, for example `/docs-site/`",
      ),
    ),
    "/",
  ),
  /** Default: each page keeps its address as declared. */
  trailingSlash: v.optional(v.boolean()),
  /** Address of the icon, below `public/`. */
  favicon: v.optional(v.string(), "/favicon.svg"),
  /** Color of the browser's own bars. Default: the color of headings. */
  themeColor: v.optional(v.string(), "#3b1d5e"),
  /** Address of the web manifest, below `public/`. Default: none. */
  manifest: v.optional(v.nullable(v.string()), null),
  /** Between page title and site title. */
  titleDelimiter: v.optional(v.string(), "|"),
  /** Route prefix of `content/docs`. Default: `/docs`. */
  docsRoute: v.optional(routeSchema, "/docs"),
  /** Name of this set of docs. Sites of one origin store the version that a reader prefers under it. */
  docsId: v.optional(v.string(), "default"),
  /** Id of the page a version begins with. Default: the page at its route, else its first page. */
  mainDoc: v.optional(v.string()),
  /** The versions of the docs, newest first. Default: `content/docs` alone. */
  docsVersions: v.optional(v.pipe(v.array(docsVersionSchema), v.minLength(1)), [onlyVersion]),
  /** Name of the version that readers meet first. Default: the first that is not `current`. */
  lastVersion: v.optional(v.string()),
  /** Language of this build. */
  locale: v.optional(localeSchema, { code: "en", label: "English" }),
  /** Every language the site is built in, for the locale dropdown. Default: `locale` alone. */
  locales: v.optional(v.array(localeSchema), []),
  /** Code of the language at the root of the site. Default: the first of `locales`. */
  defaultLocale: v.optional(v.string()),
  /** The blog; it exists where there is a folder `content/blog`. */
  blog: v.optional(
    v.strictObject({
      /** Default: the message `blogTitle`. */
      title: v.optional(v.string()),
      description: v.optional(v.string(), ""),
      /** Route prefix of the posts. */
      route: v.optional(routeSchema, "/blog"),
      /** Posts on a page of a list. */
      postsPerPage: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1)), 10),
    }),
    {},
  ),
  colorMode: v.optional(
    v.strictObject({
      /** Mode of a first visit. */
      default: v.optional(v.picklist(["light", "dark"]), "light"),
      /** Hides the switch. */
      disableSwitch: v.optional(v.boolean(), false),
      /** Follows the system's preference until the reader chooses; the switch leads back to it. */
      respectSystem: v.optional(v.boolean(), false),
    }),
    {},
  ),
  logo: v.strictObject({
    alt: v.string(),
    /** Route or address the logo leads to. */
    href: v.optional(v.string(), "/"),
    /** Picture for light mode, below `public/`. */
    light: v.string(),
    /** Picture for dark mode. */
    dark: v.string(),
    /** Size in CSS pixels, so that the layout does not shift while it loads. */
    width: v.number(),
    height: v.number(),
  }),
  /** Default: none. */
  announcementBar: v.optional(announcementSchema),
  navbar: v.optional(v.array(navbarItemSchema), []),
  footer: v.optional(
    v.strictObject({
      groups: v.array(v.strictObject({ title: v.string(), links: v.array(linkSchema) })),
      copyright: v.string(),
    }),
    { groups: [], copyright: "" },
  ),
  toc: v.optional(
    v.pipe(
      v.strictObject({
        /** Lowest and highest heading level in the table of contents. */
        minLevel: v.optional(headingLevel, 2),
        maxLevel: v.optional(headingLevel, 3),
      }),
      v.check(
        ({ minLevel, maxLevel }) => minLevel <= maxLevel,
        "the contents begin at a level above the one they end at: `minLevel` is at most `maxLevel`",
      ),
    ),
    {},
  ),
  /** The search that the button opens; the button itself is an item of the navbar. Default: the embedded search. */
  search: v.optional(searchSchema, {}),
  /** Links that only subscribers can follow: a click on one warns first. Default: there are none. */
  subscriberLinks: v.optional(v.nullable(subscriberLinksSchema), null),
  /** Colors of the pictures for link previews, which show the title of each page that has no `image`. Default: no pictures. */
  socialImages: v.optional(
    v.nullable(
      v.strictObject({
        /** CSS colors of the background, the text and the line below it. */
        background: v.string(),
        text: v.string(),
        accent: v.string(),
      }),
    ),
    null,
  ),
  /** Whether each page has a Markdown copy, and the site has `llms.txt` and `llms-full.txt`. */
  markdownTwins: v.optional(v.boolean(), true),
  imageZoom: v.optional(
    v.strictObject({
      /** CSS selector of the images that can be enlarged; `no-zoom` on one or around it excepts it. */
      selector: v.optional(v.string(), ".md img"),
    }),
    {},
  ),
  /** Whether pages and the sitemap name the day on which git last saw a page's source change. Default: no. */
  lastUpdated: v.optional(v.boolean(), false),
  /**
   * Whether pages say what changed on them, as git has it, and the site has the page `/changes` with
   * feeds. Default: no.
   */
  changes: v.optional(
    v.union([
      v.literal(false),
      v.strictObject({
        /** Commits whose message contains one of these texts are left out. */
        skip: v.optional(v.array(v.pipe(v.string(), v.nonEmpty())), ["[skip changes]"]),
        /** Changes below an article, at most 5. */
        onPage: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(5)), 4),
      }),
    ]),
    false,
  ),
  /** Addresses at which readers can change a page; `{path}` is the path of its source below the site folder. Default: none. */
  editUrl: v.optional(v.nullable(editUrlSchema), null),
  /**
   * Whether the docs ask "Was this page helpful?", and where the answers and reports of unknown
   * addresses lead to. Answers are counted by `analytics`, if there are any. Default: no.
   */
  feedback: v.optional(v.nullable(feedbackSchema), null),
  /** Address of a stylesheet of a web-font service. Default: the site's own fonts. */
  fontStylesheet: v.optional(v.nullable(v.pipe(v.string(), v.url())), null),
  /** Sources that pages may load from, by directive, beyond what the other options need. Default: none. */
  contentSecurityPolicy: v.optional(policySchema, {}),
  /** Page views; sent under neither Do Not Track nor Global Privacy Control. Default: off. */
  analytics: v.optional(v.nullable(analyticsSchema), null),
  /** Whether a service worker keeps opened pages and the search for reading without network. Default: no. */
  offline: v.optional(v.boolean(), false),
  /**
   * Path below `content/docs`, without extension, of a generated page that explains every message of
   * the build, for example `support/build-messages`. Default: none.
   */
  buildMessages: v.optional(
    v.nullable(
      v.pipe(
        v.string(),
        v.regex(/^[\w-]+(\/[\w-]+)*$/, "a path is written as `support/build-messages`"),
      ),
    ),
    null,
  ),
  /**
   * Severities of rules, by the id in brackets at the end of a message: `{ "broken-anchor": "warning" }`. A rule whose
   * findings would be published wrong stays an error. Default: those of the page "Build messages".
   */
  checks: v.optional(v.record(v.string(), v.picklist(["error", "warning"])), {}),
  /** Hosts whose forms of redirects and headers the build writes. Default: none, for plain file hosts. */
  hosting: v.optional(hostingSchema, []),
});

/** The configuration as a writer types it. */
export type SiteConfigInput = v.InferInput<typeof siteConfigSchema>;
/** The configuration with every default filled in. */
export type SiteConfig = v.InferOutput<typeof siteConfigSchema>;

/** Gives `site/config.ts` its type. */
export function defineConfig(config: SiteConfigInput): SiteConfigInput {
  return config;
}
