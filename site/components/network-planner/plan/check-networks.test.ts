import { describe, expect, it } from "vitest";
import { maxNetworks, readNetworks } from "./check-networks.ts";
import { getBlockText } from "./ipv4.ts";
import { planNetwork } from "./plan-network.ts";

function getDiagnostics(range: string, networks = ""): string[] {
  const inputs = { cidr_block: range, num_availability_zones: "3" };
  return planNetwork({ service: "vpc", inputs, networks }).diagnostics.map(
    ({ severity, text, fix }) =>
      [`${severity}: ${text}`, ...(fix ? [`[${fix.value}]`] : [])].join(" "),
  );
}

describe("the networks of a reader", () => {
  it("are a name and a range per line; the name is optional and may contain anything", () => {
    const { networks, diagnostics } = readNetworks(
      "office  Berlin 192.168.0.0/16\n\n  10.0.0.0/8\r\n<b>x</b>\t172.16.0.0/12",
    );
    expect(networks.map(({ name, block }) => [name, getBlockText(block)])).toEqual([
      ["office  Berlin", "192.168.0.0/16"],
      ["10.0.0.0/8", "10.0.0.0/8"],
      ["<b>x</b>", "172.16.0.0/12"],
    ]);
    expect(diagnostics).toEqual([]);
  });

  it("are rejected with their line", () => {
    expect(getDiagnostics("10.20.0.0/16", "office 192.168.0.0/16\nlab 10.1.2.3/16\nhome")).toEqual([
      'error: Line 2: "10.1.2.3/16" is inside a range, not its start. AWS knows this range as 10.1.0.0/16.',
      expect.stringContaining('error: Line 3: "home" is not an IPv4 range.'),
    ]);
  });

  it("may have IPv6 ranges, which are left out", () => {
    expect(getDiagnostics("10.20.0.0/16", "office 2001:db8::/56")).toEqual([
      'warning: Line 1 is left out: "2001:db8::/56" is an IPv6 range, which cannot overlap an IPv4 range.',
    ]);
  });

  it("may not share a name without notice", () => {
    expect(getDiagnostics("10.20.0.0/16", "office 10.1.0.0/16\noffice 10.2.0.0/16")).toEqual([
      "warning: Line 2: two networks are called office: 10.1.0.0/16 and 10.2.0.0/16.",
    ]);
  });

  it("are read up to a limit", () => {
    const lines = Array.from({ length: maxNetworks + 1 }, (_, n) => `n${n} 192.168.${n}.0/24`);
    const { networks, diagnostics } = readNetworks(lines.join("\n"));
    expect(networks).toHaveLength(maxNetworks);
    expect(diagnostics.map(({ text }) => text)).toEqual([
      "Only the first 100 networks are compared.",
    ]);
  });
});

describe("overlaps", () => {
  it("are reported with the affected subnets and a free range", () => {
    expect(getDiagnostics("10.20.0.0/16", "dev 10.20.128.0/17\nstage 10.21.0.0/16")).toEqual([
      "error: 10.20.0.0/16 overlaps dev (10.20.128.0/17) from 10.20.128.0 to 10.20.255.255, where the plan has 3 subnets. The two networks cannot be peered. [10.22.0.0/16]",
    ]);
    expect(getDiagnostics("10.20.0.0/16", "lab 10.20.24.0/21")).toEqual([
      expect.stringContaining("where the plan has no subnet."),
    ]);
    expect(getDiagnostics("10.20.0.0/16", "all 10.0.0.0/8")).toEqual([
      expect.stringMatching(/9 subnets.*\[172\.16\.0\.0\/16\]$/),
    ]);
  });

  it("have no suggestion if everything is taken", () => {
    const all = "a 10.0.0.0/8\nb 172.16.0.0/12\nc 192.168.0.0/16";
    expect(getDiagnostics("10.20.0.0/16", all)).toEqual([
      expect.stringMatching(/cannot be peered\.$/),
    ]);
  });

  it("with ranges that Docker and Amazon EKS take are warnings", () => {
    expect(getDiagnostics("172.17.0.0/16")).toEqual([
      "warning: 172.17.0.0/16 overlaps 172.17.0.0/16: Docker uses it for containers by default. [172.18.0.0/16]",
    ]);
    expect(getDiagnostics("10.100.0.0/16")).toEqual([
      expect.stringContaining("Kubernetes services"),
    ]);
  });

  it("with the default VPC are warnings, and no suggestion has its range", () => {
    expect(getDiagnostics("172.31.0.0/16")).toEqual([
      "warning: 172.31.0.0/16 overlaps 172.31.0.0/16: the default VPC of each Region has this range. [172.16.0.0/16]",
    ]);
    expect(getDiagnostics("172.30.0.0/16", "lab 172.30.0.0/16")).toEqual([
      expect.stringMatching(/\[172\.16\.0\.0\/16\]$/),
    ]);
  });

  it.each([
    "0.1.0.0/16",
    "127.0.0.0/16",
    "169.254.0.0/16",
    "239.0.0.0/16",
    "255.255.0.0/16",
  ])("with reserved ranges such as %s are errors", (range) => {
    expect(getDiagnostics(range)).toEqual([
      expect.stringMatching(/^error: .* which is reserved for /),
    ]);
  });

  it("with the internet are warnings", () => {
    expect(getDiagnostics("8.8.0.0/16")).toEqual([
      expect.stringContaining("warning: 8.8.0.0/16 is not within a private range."),
    ]);
    expect(getDiagnostics("100.64.0.0/16")).toEqual([]);
  });
});
