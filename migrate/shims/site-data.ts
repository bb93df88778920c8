export const siteConfig: Record<string, unknown> & {
  title: string;
  tagline: string;
  url: string;
  baseUrl: string;
  themeConfig: Record<string, unknown>;
  customFields: Record<string, unknown>;
} = {
  title: "",
  tagline: "",
  url: "",
  baseUrl: "/",
  themeConfig: {},
  customFields: {},
};

export const i18n: {
  defaultLocale: string;
  currentLocale: string;
  locales: string[];
  localeConfigs: Record<string, unknown>;
} = { defaultLocale: "en", currentLocale: "en", locales: ["en"], localeConfigs: {} };

export const messages: Record<string, string> = {};
