import { describe, expect, it } from "vitest";
import {
  decodePayload,
  encodePayload,
  getDocumentFile,
  getPageKey,
  getPageOfPayload,
  getPayloadFile,
  getPayloadUrl,
  inlinePayload,
  readInlinePayload,
} from "./payload-format.ts";

describe("addresses", () => {
  it("gives a page one payload for all spellings of its URL", () => {
    expect(getPayloadUrl("/docs/vpc")).toBe("/docs/vpc/index.txt");
    expect(getPayloadUrl("/docs/vpc/")).toBe("/docs/vpc/index.txt");
    expect(getPayloadUrl("/docs/vpc/index.html")).toBe("/docs/vpc/index.txt");
    expect(getPayloadUrl("/")).toBe("/index.txt");
  });

  it("finds the page of a payload", () => {
    expect(getPageOfPayload("/docs/vpc/index.txt")).toBe("/docs/vpc");
    expect(getPageOfPayload("/index.txt")).toBe("/");
    expect(getPageOfPayload("/robots.txt")).toBeUndefined();
  });

  it("puts both files into the page's folder", () => {
    expect([getDocumentFile(""), getPayloadFile("")]).toEqual(["index.html", "index.txt"]);
    expect(getDocumentFile("docs/vpc")).toBe("docs/vpc/index.html");
  });

  it("compares pages without the trailing slash", () => {
    expect(getPageKey("/")).toBe("");
    expect(getPageKey("/docs/")).toBe("/docs");
  });
});

it("separates the build id from any flight data", () => {
  const payload = { build: "b1", articleHash: "a_-1", flight: '0:["line\\n"]\n1:x\n' };
  expect(decodePayload(encodePayload(payload))).toEqual(payload);
});

it.each([
  ["as it is", "0:a < b &amp; \n", "text/plain"],
  ["a tag", '0:"</script>"', "application/json"],
  ["a comment", "0:<!--", "application/json"],
  ["a carriage return", "0:a\r\n", "application/json"],
  ["NUL", "0:a\0", "application/json"],
])("embeds a payload in the document: %s", (_, payload, type) => {
  const element = inlinePayload(payload);
  const [, written, text = ""] =
    /^<script type="([^"]+)"[^>]*>(.*)<\/script>$/s.exec(element) ?? [];
  expect(written).toBe(type);
  expect(text).not.toMatch(/<[!/a-z]|[\r\0]/i);
  expect(readInlinePayload(type, text)).toBe(payload);
});
