import { describe, expect, it } from "vitest";
import { input } from "../../../../../tests/search-records.ts";
import { parseQuery } from "../parse-query.ts";
import {
  getCandidateWords,
  getNamedEntry,
  getPlainTerms,
  namesServiceAndEntry,
} from "./named-entry.ts";

const entry = (title: string, name: string) => ({ ...input(name, ""), title });

function getFactor(query: string, title: string, name: string): number | null {
  return getNamedEntry(query, getPlainTerms(parseQuery(query))).getFactor(entry(title, name));
}

it("leaves out words for facts, and those around names", () => {
  const words = parseQuery("since which version does the vpc module have enable_ipv6");
  expect(getCandidateWords(words).map((word) => words[word]?.typedText)).toEqual([
    "vpc",
    "enable_ipv6",
  ]);
});

describe("an entry of a service", () => {
  const of = (inName: number[], inServiceName: number[]) =>
    namesServiceAndEntry([0, 1, 2], {
      inName: (word) => inName.includes(word),
      inServiceName: (word) => inServiceName.includes(word),
    });

  it("contains a word of the service and a word of the entry", () => {
    expect(of([1, 2], [0])).toBe(true);
    expect(of([0, 1, 2], [])).toBe(false);
    expect(of([], [0, 1, 2])).toBe(false);
  });

  it("leaves no word over", () => {
    expect(of([1], [0])).toBe(false);
  });

  it("is not named by one word", () => {
    const both = () => true;
    expect(namesServiceAndEntry([0], { inName: both, inServiceName: both })).toBe(false);
  });
});

it("prefers the name that matches word by word, and the service that is named in full", () => {
  const query = "rds storage_encrypted default";
  const fullMatch = getFactor(query, "Amazon RDS", "storage_encrypted") ?? 0;
  expect(fullMatch).toBeGreaterThan(
    getFactor(query, "Amazon RDS Replica", "storage_encrypted") ?? 0,
  );
  expect(fullMatch).toBeGreaterThan(
    getFactor(query, "Amazon RDS", "storage_encrypted_kms_id") ?? 0,
  );
});

it.each([
  ["vpc idle timeout", "Virtual Private Cloud (VPC)", "idle_timeout"],
  ["redis snapshot window", "Amazon ElastiCache for Redis", "snapshot_window"],
  ["openvpn list queue name", "OpenVPN", "list_queue_name"],
  ["static website error document", "Public Static Website", "error_document"],
  ["lambda timeout", "Lambda", "timeout"],
])("takes %s for an entry of %s without a word for a fact", (query, title, name) => {
  expect(getFactor(query, title, name)).toBeGreaterThan(1);
});

it.each([
  ["vpc flow logs", "Virtual Private Cloud (VPC)", "create_flow_logs"],
  ["mfa delete", "S3 Bucket", "mfa_delete"],
  ["website error document", "Public Static Website", "document"],
  ["delivery idle timeout", "Virtual Private Cloud (VPC)", "idle_timeout"],
])("does not take %s for an entry of %s", (query, title, name) => {
  expect(getFactor(query, title, name)).toBeNull();
});
