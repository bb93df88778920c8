import { describe, expect, it } from "vitest";
import { contains, getBlockText, overlaps } from "./ipv4.ts";
import { countPrefixes, countUsableAddresses, planNetwork } from "./plan-network.ts";
import { getInputsHcl, type PlanRequest, withInput } from "./plan-request.ts";
import { type ServiceId, vpcServices } from "./vpc-services.ts";

interface Entered {
  service?: ServiceId;
  inputs?: Record<string, string>;
  networks?: string;
}

function getRequest({ service = "vpc", inputs, networks = "" }: Entered = {}): PlanRequest {
  const given = { cidr_block: "10.20.0.0/16", num_availability_zones: "3", ...inputs };
  return { service, inputs: given, networks };
}

/** The subnets of each tier, by its name. */
function getSubnets(entered: Entered): Record<string, string[]> {
  const tiers: Record<string, string[]> = {};
  for (const { tier, block } of planNetwork(getRequest(entered)).plan?.subnets ?? []) {
    tiers[tier.name] = [...(tiers[tier.name] ?? []), getBlockText(block)];
  }
  return tiers;
}

function getDiagnostics(entered: Entered): string[] {
  return planNetwork(getRequest(entered)).diagnostics.map(({ severity, input, text, fix }) =>
    [`${severity} ${input}: ${text}`, ...(fix ? [`[${fix.input} = ${fix.value}]`] : [])].join(" "),
  );
}

describe("the subnets that the module creates", () => {
  it("are those of the plan for prod, with all defaults", () => {
    expect(getSubnets({})).toEqual({
      Public: ["10.20.0.0/21", "10.20.8.0/21", "10.20.16.0/21"],
      "Private app": ["10.20.80.0/21", "10.20.88.0/21", "10.20.96.0/21"],
      "Private persistence": ["10.20.160.0/21", "10.20.168.0/21", "10.20.176.0/21"],
    });
  });

  it("are those of the plan for mgmt-prod", () => {
    expect(getSubnets({ service: "vpc-mgmt", inputs: { cidr_block: "10.40.0.0/16" } })).toEqual({
      Public: ["10.40.0.0/20", "10.40.16.0/20", "10.40.32.0/20"],
      Private: ["10.40.128.0/20", "10.40.144.0/20", "10.40.160.0/20"],
    });
  });

  it("move to the global spacing with a transit or an inspection tier", () => {
    const inputs = { create_transit_subnets: "true", create_inspection_subnets: "true" };
    const firsts = Object.values(getSubnets({ inputs })).map(([first]) => first);
    // Numbers 0, 6, 12, 18 and 24 of 32.
    expect(firsts).toEqual([
      "10.20.0.0/21",
      "10.20.48.0/21",
      "10.20.96.0/21",
      "10.20.144.0/21",
      "10.20.192.0/21",
    ]);
    expect(getDiagnostics({ inputs: { ...inputs, num_availability_zones: "6" } })).toEqual([]);
  });

  it("start at the input of their tier, counted in subnets of their size", () => {
    const inputs = {
      private_subnet_bits: "3",
      private_subnet_spacing: "1",
      persistence_subnet_bits: "6",
      persistence_subnet_spacing: "40",
      create_public_subnets: "false",
    };
    expect(getSubnets({ inputs })).toEqual({
      "Private app": ["10.20.32.0/19", "10.20.64.0/19", "10.20.96.0/19"],
      "Private persistence": ["10.20.160.0/22", "10.20.164.0/22", "10.20.168.0/22"],
    });
  });

  it("leave out five addresses each, and two prefixes for pods", () => {
    expect(countUsableAddresses({ first: 0, bits: 21 })).toBe(2043);
    expect(countUsableAddresses({ first: 0, bits: 28 })).toBe(11);
    expect(countPrefixes({ first: 0, bits: 21 })).toBe(126);
    expect([27, 28].map((bits) => countPrefixes({ first: 0, bits }))).toEqual([0, 0]);
  });
});

it("has the defaults of the reference", () => {
  const texts = import.meta.glob<string>("../../../catalog/networking/*/variables.tf", {
    eager: true,
    query: "?raw",
    import: "default",
  });
  const folders = { vpc: "virtual-private-cloud-vpc", "vpc-mgmt": "management-vpc" };
  for (const { id, defaults } of Object.values(vpcServices)) {
    const text = texts[`../../../catalog/networking/${folders[id]}/variables.tf`] ?? "";
    for (const [name, value] of Object.entries(defaults)) {
      const [, body = ""] =
        new RegExp(`variable "${name}" \\{\n([\\s\\S]*?)\n\\}`).exec(text) ?? [];
      const [, found] = /default\s+= (\S+)/.exec(body) ?? [];
      expect(`${name} = ${found}`).toBe(`${name} = ${value || "null"}`);
    }
  }
});

describe("what cannot be planned", () => {
  it.each([
    ["", /^error cidr_block: The range is empty/],
    ["0.0.0.0/0", /A \/0 is too large: AWS allows VPCs from \/16 to \/28\.$/],
    ["10.0.0.0/15", /A \/15 is too large/],
    ["10.0.0.1/32", /A \/32 is too small/],
    ["10.0.0.0/29", /A \/29 is too small/],
    ["fd00::/56", /IPv6/],
    ["10.0.0.0", /no prefix length/],
    ['"><img src=x>', /is not an IPv4 range/],
    [
      "10.20.1.0/16",
      /AWS knows this range as 10\.20\.0\.0\/16\. \[cidr_block = 10\.20\.0\.0\/16\]$/,
    ],
  ])("range %j", (range, diagnostic) => {
    const { plan } = planNetwork(getRequest({ inputs: { cidr_block: range } }));
    expect(plan).toBeNull();
    expect(getDiagnostics({ inputs: { cidr_block: range } })).toEqual([
      expect.stringMatching(diagnostic),
    ]);
  });

  it.each(["0", "7", "-1", "1.5", "", "three", "1e0", "９"])("%j zones", (zones) => {
    const found = getDiagnostics({ inputs: { num_availability_zones: zones } });
    expect(found).toEqual([expect.stringContaining("from 1 to 6: no AWS Region has more zones.")]);
  });

  it("invalid bits and numbers, and no tier", () => {
    const inputs = { public_subnet_bits: "x", private_subnet_spacing: "99999" };
    expect(getDiagnostics({ inputs })).toEqual([
      'error public_subnet_bits: public_subnet_bits is "x". It has to be a whole number from 0 to 12.',
      'error private_subnet_spacing: private_subnet_spacing is "99999". It has to be a whole number from 0 to 4,095.',
    ]);
    const none = {
      create_public_subnets: "false",
      create_private_app_subnets: "false",
      create_private_persistence_subnets: "false",
    };
    expect(getDiagnostics({ inputs: none })).toEqual([expect.stringContaining("Without a tier")]);
  });

  it("an unused spacing is not required", () => {
    const inputs = {
      subnet_spacing: "",
      private_subnet_spacing: "10",
      persistence_subnet_spacing: "20",
    };
    expect(getDiagnostics({ inputs })).toEqual([]);
    expect(getDiagnostics({ inputs: { subnet_spacing: "" } })).toEqual([
      expect.stringContaining("subnet_spacing is empty"),
    ]);
  });
});

describe("subnets that do not fit", () => {
  it("names the first one and the smallest range with room", () => {
    const inputs = { cidr_block: "10.0.0.0/20", subnet_spacing: "15" };
    expect(getDiagnostics({ inputs })).toEqual([
      "error persistence_subnet_spacing: Private persistence in zone 2 does not fit: it would be number 32, and 5 bits cut 10.0.0.0/20 into 32 subnets, counted from 0. The smallest range for all Private persistence subnets as /25 is a /19, with 6 bits. [persistence_subnet_spacing = 3]",
    ]);
    const [subnets] = [getSubnets({ inputs })];
    expect(subnets["Private persistence"]).toEqual(["10.0.15.0/25", "10.0.15.128/25"]);
  });

  it("reports that no VPC is large enough, or that no other start is possible", () => {
    expect(getDiagnostics({ inputs: { persistence_subnet_spacing: "40" } })).toEqual([
      expect.stringMatching(/No VPC is large enough .* \[persistence_subnet_spacing = 3\]$/),
    ]);
    expect(getDiagnostics({ inputs: { public_subnet_bits: "1" } })).toContainEqual(
      expect.stringMatching(
        /^error public_subnet_bits: Public in zone 2 does not fit.*large enough.*from that number on\.$/,
      ),
    );
  });

  it("names bits with which subnets are as small as AWS allows", () => {
    expect(getDiagnostics({ inputs: { cidr_block: "10.0.0.0/24" } })).toContainEqual(
      "error public_subnet_bits: Public subnets would be /29, and AWS allows no subnet smaller than /28. Use at most 4 bits, or a range of at least /23. [public_subnet_bits = 4]",
    );
    expect(getDiagnostics({ inputs: { cidr_block: "10.0.0.0/28" } })[0]).toBe(
      "error public_subnet_bits: Public subnets would be /33, and AWS allows no subnet smaller than /28. 10.0.0.0/28 has no room for 9 subnets. Use a range of at least /23.",
    );
    expect(
      getDiagnostics({ inputs: { cidr_block: "10.0.0.0/28", public_subnet_bits: "1" } })[0],
    ).toContain("has no room for 9 subnets. Use a range of at least /24.");
  });

  it("warns of public subnets that are too small for a load balancer", () => {
    expect(getDiagnostics({ inputs: { cidr_block: "10.0.0.0/23" } })).toEqual([
      expect.stringContaining("warning public_subnet_bits: Public subnets are /28."),
    ]);
  });
});

describe("tiers that overlap", () => {
  it("are named with a start at which the second one fits", () => {
    const inputs = { persistence_subnet_bits: "6" };
    expect(getDiagnostics({ inputs })).toEqual([
      "error persistence_subnet_spacing: Private persistence in zone 0 (10.20.80.0/22) overlaps Private app in zone 0 (10.20.80.0/21). AWS rejects the second subnet with InvalidSubnet.Conflict. [persistence_subnet_spacing = 26]",
    ]);
  });

  it("are gone with the values that diagnostics name", () => {
    const request = getRequest({ inputs: { subnet_spacing: "2", num_availability_zones: "4" } });
    let current = request;
    for (let step = 0; step < 5; step += 1) {
      const fix = planNetwork(current).diagnostics.find((diagnostic) => diagnostic.fix)?.fix;
      if (!fix) break;
      current = withInput(current, fix.input, fix.value);
    }
    expect(planNetwork(current).diagnostics).toEqual([]);
    expect(current.inputs).toMatchObject({
      private_subnet_spacing: "8",
    });
  });

  it("of the management VPC are moved by its only spacing", () => {
    const inputs = { subnet_spacing: "2" };
    expect(getDiagnostics({ service: "vpc-mgmt", inputs })).toEqual([
      expect.stringMatching(/InvalidSubnet\.Conflict\. \[subnet_spacing = 3\]$/),
    ]);
  });
});

describe("room for zones", () => {
  const zonesThatFit = (inputs: Record<string, string>) =>
    planNetwork(getRequest({ inputs })).plan?.fittingZones;

  it("ends where tiers would overlap or leave the range", () => {
    expect(zonesThatFit({})).toBe(6);
    expect(zonesThatFit({ subnet_spacing: "4" })).toBe(4);
    expect(zonesThatFit({ persistence_subnet_spacing: "28" })).toBe(4);
    expect(zonesThatFit({ subnet_spacing: "0" })).toBe(0);
  });
});

describe("for 1,000 random requests", () => {
  let state = 2026;
  const random = (limit: number) => {
    state = (state * 1664525 + 1013904223) % 2 ** 32;
    return Math.floor((state / 2 ** 32) * limit);
  };
  const questions = Array.from({ length: 1000 }, () => {
    const bits = 16 + random(13);
    const small = () => String(random(7));
    return getRequest({
      inputs: {
        cidr_block: `10.${random(256)}.0.0/${bits}`,
        num_availability_zones: String(1 + random(6)),
        public_subnet_bits: small(),
        private_subnet_bits: small(),
        persistence_subnet_bits: small(),
        subnet_spacing: String(random(20)),
        create_transit_subnets: String(random(2) === 0),
        ...(random(2) === 0 ? { persistence_subnet_spacing: String(random(60)) } : {}),
      },
    });
  });

  it("subnets are inside the range, and every missing or overlapping one is an error", () => {
    for (const request of questions) {
      const { plan, diagnostics } = planNetwork(request);
      if (!plan) throw new Error("each of these has a plan");
      const { block, subnets, tiers, zones } = plan;
      expect(subnets.every((subnet) => contains(block, subnet.block))).toBe(true);
      const isWhole = subnets.length === tiers.length * zones;
      const isLarge = subnets.every((subnet) => subnet.block.bits <= 28);
      const clash = subnets.some((subnet, place) =>
        subnets.slice(place + 1).some((other) => overlaps(subnet.block, other.block)),
      );
      const errors = diagnostics.filter(({ severity }) => severity === "error");
      const fits = tiers.every(({ newBits }) => block.bits + newBits <= 28);
      expect(errors.length === 0).toBe(isWhole && isLarge && fits && !clash);
    }
  });
});

describe("inputs as HCL", () => {
  it("are aligned, and only those that differ from their defaults and have an effect", () => {
    const inputs = {
      create_transit_subnets: "true",
      transit_subnet_bits: "12",
      inspection_subnet_bits: "12",
      subnet_spacing: "9",
      public_subnet_bits: "5\n}",
    };
    expect(getInputsHcl(getRequest({ inputs }))).toBe(
      [
        'cidr_block             = "10.20.0.0/16"',
        "num_availability_zones = 3",
        "create_transit_subnets = true",
        "transit_subnet_bits    = 12",
      ].join("\n"),
    );
  });

  it("lose a value that is set to its default again", () => {
    const request = withInput(getRequest(), "public_subnet_bits", "6");
    expect(withInput(request, "public_subnet_bits", "5")).toEqual(getRequest());
    expect(withInput(getRequest(), "private_subnet_spacing", "")).toEqual(getRequest());
  });
});
