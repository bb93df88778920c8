import { expect, it } from "vitest";
import { parseConfig } from "../../../config/parse/parse-config.ts";
import { searchSchema } from "./provider-settings.ts";

const parse = (value: unknown) => parseConfig(searchSchema, value, { file: "config.ts" });
const hosted = { provider: "algolia", appId: "A", apiKey: "k", indexName: "docs" };

it("is embedded and has shortcuts by default", () => {
  const value = { provider: "embedded", shortcuts: true };
  expect(parse({})).toEqual({ ok: true, value });
});

it("takes the hosted service with its defaults", () => {
  expect(parse(hosted)).toMatchObject({
    ok: true,
    value: { contextualSearch: true, searchParameters: { facetFilters: [] } },
  });
});

it("names the nearest provider", () => {
  expect(parse({ provider: "algolai" })).toMatchObject({
    ok: false,
    diagnostics: [{ hint: "did you mean `algolia`?" }],
  });
});

it("rejects an invalid pattern", () => {
  expect(parse({ ...hosted, externalUrlRegex: "(" })).toMatchObject({
    ok: false,
    diagnostics: [{ message: "`externalUrlRegex` has the value `(`" }],
  });
});

it("requires the settings of the service", () => {
  expect(parse({ provider: "algolia" })).toMatchObject({
    ok: false,
    diagnostics: [
      { message: "`appId` is missing" },
      { message: "`apiKey` is missing" },
      { message: "`indexName` is missing" },
    ],
  });
});
