import { expect, it } from "vitest";
import { findAbbreviations, isExplained, readKnownAbbreviations } from "./check-abbreviations.ts";

it("finds capitals, plurals, and mixed forms, each once, and no names", () => {
  const prose =
    "A VPC, two VPCs, EC2 and vCPUs for IaC, SaaS. AL2023 on S3 in GitHub, X, IPv4, `, A_B";
  expect(findAbbreviations(prose)).toEqual(["VPC", "EC2", "vCPU", "IaC", "SaaS", "AL2023"]);
});

it.each([
  ["SCP", "Attach service control policies (SCPs) to it."],
  ["SCP", "Attach an SCP (a service control policy) to it."],
  ["SCP", "a service control policy, or SCP, limits"],
  ["RPO", "what you can lose (recovery point objective, RPO) and"],
  ["RBAC", "RBAC stands for role-based access control."],
  ["SLO", "\n SLO \n Service level objective: what you promise \n"],
  ["DRY", 'the principle "don\'t repeat yourself" (DRY)'],
  ["OIDC", "It trusts OpenID Connect (OIDC)."],
  ["IPAM", "Amazon VPC IP Address Manager (IPAM)"],
  ["AL2023", "Amazon Linux 2023 (AL2023) boots"],
  ["ELK", "Elasticsearch, Logstash, and Kibana (ELK)"],
])("takes %s as explained by %j", (abbreviation, prose) => {
  expect(isExplained(abbreviation, prose)).toBe(true);
});

it.each([
  ["SCP", "The policy (SCP) limits accounts."],
  ["SCP", "Attach an SCP (see below) to the account."],
  ["SCP", "service control policies limit it. An SCP grants nothing."],
  ["ACL", "a network access control list (NACL)"],
])("does not take %s as explained by %j", (abbreviation, prose) => {
  expect(isExplained(abbreviation, prose)).toBe(false);
});

it("reads known abbreviations, and reports lines without a reason", () => {
  const text = "# Known\n\nDNS\tbasic vocabulary\nVPC\nIAM\ta\tb\r\nAPI\ta reason\r\n";
  const { known, diagnostics } = readKnownAbbreviations({ file: "abbreviations.tsv", text });
  expect([...known]).toEqual(["DNS", "API"]);
  expect(diagnostics).toMatchObject(
    [4, 5].map((line) => ({ rule: "invalid-list-line", line, column: 1 })),
  );
});
