import * as v from "valibot";

const linkSchema = v.strictObject({
  /** Text of the link. */
  label: v.string(),
  /** A route of this site, checked at build time. Give `to` or `href`. */
  to: v.optional(v.pipe(v.string(), v.startsWith("/"))),
  /** An address outside this site. */
  href: v.optional(v.pipe(v.string(), v.url())),
});

const visibility = {
  /** Which side of the navbar. Default: right. */
  position: v.optional(v.picklist(["left", "right"]), "right"),
  /** `wide`: from 1280 px up; `narrow`: from 997 to 1279 px; the mobile menu shows all but `narrow`. Default: always. */
  show: v.optional(v.picklist(["always", "wide", "narrow"]), "always"),
};

const navbarLinkSchema = v.strictObject({
  type: v.optional(v.literal("link"), "link"),
  ...linkSchema.entries,
  ...visibility,
  /** Route prefixes that mark the item as current. Default: the link's own route. */
  activePrefixes: v.optional(v.array(v.string())),
});

const navbarDropdownSchema = v.strictObject({
  type: v.literal("dropdown"),
  label: v.string(),
  ...visibility,
  items: v.array(linkSchema),
});

const subscriberLinksSchema = v.strictObject({
  /** Address of an organisation on a code host. What lies below it is private unless it is named here. */
  organisation: v.pipe(v.string(), v.url()),
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

/** `site/config.ts`. Every option with its default. */
export const siteConfigSchema = v.strictObject({
  /** Name of the site, in the title of every page. */
  title: v.string(),
  /** One sentence under the title. */
  tagline: v.optional(v.string(), ""),
  /** Origin of the published site, for example `https://docs.example.com`. */
  url: v.pipe(
    v.string(),
    v.url(),
    v.transform((url) => url.replace(/\/+$/, "")),
  ),
  /** Path under which the site is served; starts and ends with a slash. Default: `/`. */
  baseUrl: v.optional(
    v.pipe(
      v.string(),
      v.regex(/^\/(.*\/)?$/, "`baseUrl` starts and ends with a slash, for example `/docs-site/`"),
    ),
    "/",
  ),
  /** Default: each page keeps its address as declared. */
  trailingSlash: v.optional(v.boolean()),
  /** Address of the icon, below `public/`. */
  favicon: v.optional(v.string(), "/favicon.svg"),
  /** Between page title and site title. */
  titleDelimiter: v.optional(v.string(), "|"),
  /** Route prefix of `content/docs`. Default: `/docs`. */
  docsRoute: v.optional(v.string(), "/docs"),
  locale: v.optional(
    v.strictObject({
      code: v.string(),
      label: v.string(),
      direction: v.picklist(["ltr", "rtl"]),
    }),
    { code: "en", label: "English", direction: "ltr" },
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
  navbar: v.optional(v.array(v.union([navbarLinkSchema, navbarDropdownSchema])), []),
  footer: v.optional(
    v.strictObject({
      groups: v.array(v.strictObject({ title: v.string(), links: v.array(linkSchema) })),
      copyright: v.string(),
    }),
    { groups: [], copyright: "" },
  ),
  toc: v.optional(
    v.strictObject({
      /** Lowest and highest heading level in the table of contents. */
      minLevel: v.optional(v.number(), 2),
      maxLevel: v.optional(v.number(), 3),
    }),
    {},
  ),
  /** Links that only subscribers can follow: a click on one warns first. Default: there are none. */
  subscriberLinks: v.optional(v.nullable(subscriberLinksSchema), null),
  imageZoom: v.optional(
    v.strictObject({
      /** CSS selector of the images that can be enlarged; `no-zoom` on one or around it excepts it. */
      selector: v.optional(v.string(), ".md img"),
    }),
    {},
  ),
  /** Address of a stylesheet of a web-font service. Default: the site's own fonts. */
  fontStylesheet: v.optional(v.nullable(v.pipe(v.string(), v.url())), null),
});

/** The configuration as a writer types it. */
export type SiteConfigInput = v.InferInput<typeof siteConfigSchema>;
/** The configuration with every default filled in. */
export type SiteConfig = v.InferOutput<typeof siteConfigSchema>;

/** Gives `site/config.ts` its type. */
export function defineConfig(config: SiteConfigInput): SiteConfigInput {
  return config;
}
