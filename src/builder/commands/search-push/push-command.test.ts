import { expect, it } from "vitest";
import { parseConfig } from "../../../config/parse/parse-config.ts";
import { type SiteConfigInput, siteConfigSchema } from "../../../config/schemas/site-config.ts";
import { runPushCommand } from "./push-command.ts";

const nowhere = "/nowhere";
const build = {
  root: nowhere,
  siteDir: nowhere,
  outDir: nowhere,
  cacheDir: nowhere,
  bundleDir: nowhere,
};

function push(search: SiteConfigInput["search"], adminKey?: string) {
  const logo = { alt: "", light: "data:,", dark: "data:,", width: 1, height: 1 };
  const value = { title: "Site", url: "https://example.com", logo, search };
  const parsed = parseConfig(siteConfigSchema, value, "config.ts");
  if (!parsed.ok) throw new Error(parsed.diagnostics[0]?.message);
  const config = parsed.value;
  return runPushCommand({ build, config, dryRun: false, adminKey, print: () => {} });
}

it("says, before anything is built, that there is no hosted index", async () => {
  await expect(push({ provider: "embedded" }, "key")).rejects.toMatchObject({
    message: "`search.provider` is `embedded`: there is no hosted index",
    hint: expect.stringContaining('search: { provider: "algolia", appId, apiKey, indexName }'),
  });
});

it.each([undefined, ""])("says that the key is missing: %j", async (adminKey) => {
  const hosted = { provider: "algolia", appId: "A", apiKey: "search", indexName: "docs" } as const;
  await expect(push(hosted, adminKey)).rejects.toMatchObject({
    message: "the environment variable `ALGOLIA_ADMIN_KEY` is not set",
    hint: expect.stringContaining("ALGOLIA_ADMIN_KEY=… npm run search:push"),
  });
});
