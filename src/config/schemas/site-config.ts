import * as v from "valibot";
import { analyticsSchema } from "./analytics-config.ts";
import { announcementSchema } from "./announcement-config.ts";
import { docsVersionSchema, onlyVersion } from "./docs-version-config.ts";
import { headingLevel } from "./front-matter.ts";
import { localeSchema } from "./locale-config.ts";
import { linkSchema, navbarItemSchema } from "./navbar-config.ts";
import { policySchema } from "./policy-config.ts";
import { routeSchema } from "./route-config.ts";
import { searchSchema } from "./search-config.ts";

const subscriberLinksSchema = v.strictObject({
  /** Address of an organization on a code host. What lies below it is private unless it is named here. */
  organization: v.pipe(v.string(), v.url()),
  /** Names of the repositories that everybody can read. */
  publicRepositories: v.optional(v.array(v.string()), []),
  /** Subscriptions that are needed for some repositories, each with a preference of its own. */
  subscriptions: v.optional(
    v.array(
      v.strictObject({
        /** Stands before "subscribers". */
        name: v.string(),
        /** Key under which a browser keeps that it warns no more. */
        storageKey: v.string(),
        repositories: v.array(v.string()),
      }),
    ),
    [],
  ),
});

const sourceAddress = v.pipe(
  v.string(),
  v.url(),
  v.includes("{path}", "`{path}` stands where the path of the source belongs"),
);

const editUrlSchema = v.strictObject({
  /** Of pages that are made from one file. */
  file: sourceAddress,
  /** Of pages that are made from a folder, as those of the service catalog are. */
  folder: sourceAddress,
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
  /** Name of this set of docs: sites of one origin keep their readers' versions apart by it. */
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
      /** Follows the system's preference until the reader chooses. */
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
    /** Size in CSS pixels, so that nothing moves while it loads. */
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
  /** What the search button opens; the button itself is an item of the navbar. Default: the embedded search. */
  search: v.optional(searchSchema, {}),
  /** Links that only subscribers can follow: a click on one warns first. Default: there are none. */
  subscriberLinks: v.optional(v.nullable(subscriberLinksSchema), null),
  /** Pictures for link previews, drawn of the title of each page that names none. Default: none. */
  socialImages: v.optional(
    v.nullable(
      v.strictObject({
        /** CSS colors of the ground, the text and the line below it. */
        background: v.string(),
        text: v.string(),
        accent: v.string(),
      }),
    ),
    null,
  ),
  /** Whether each page has a twin in Markdown, and the site `llms.txt` and `llms-full.txt`. */
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
  /** Addresses at which readers can change a page; `{path}` is the path of its source below the site folder. Default: none. */
  editUrl: v.optional(v.nullable(editUrlSchema), null),
  /** Address of a stylesheet of a web-font service. Default: the site's own fonts. */
  fontStylesheet: v.optional(v.nullable(v.pipe(v.string(), v.url())), null),
  /** Sources that pages may load from, by directive, beyond what the other options need. Default: none. */
  contentSecurityPolicy: v.optional(policySchema, {}),
  /** Page views; sent under neither Do Not Track nor Global Privacy Control. Default: off. */
  analytics: v.optional(v.nullable(analyticsSchema), null),
  /** Hosts whose forms of redirects and headers the build writes. Default: none, for plain file hosts. */
  hosting: v.optional(v.array(v.picklist(["rules-files", "nginx", "cloudfront"])), []),
});

/** The configuration as a writer types it. */
export type SiteConfigInput = v.InferInput<typeof siteConfigSchema>;
/** The configuration with every default filled in. */
export type SiteConfig = v.InferOutput<typeof siteConfigSchema>;

/** Gives `site/config.ts` its type. */
export function defineConfig(config: SiteConfigInput): SiteConfigInput {
  return config;
}
