import { i18n, messages, siteConfig } from "./site-data.ts";

export default function useDocusaurusContext() {
  return {
    siteConfig,
    i18n,
    codeTranslations: messages,
    globalData: {},
    siteMetadata: { docusaurusVersion: "3", pluginVersions: {} },
  };
}
