import { expect, it } from "vitest";
import { planNetwork } from "./plan-network.ts";
import type { PlanRequest } from "./plan-request.ts";
import { readPlanRequest, writePlanRequest } from "./plan-url.ts";

const request: PlanRequest = {
  service: "vpc",
  inputs: {
    cidr_block: "10.0.0.0/16",
    num_availability_zones: "3",
    create_transit_subnets: "true",
    transit_subnet_bits: "12",
  },
  networks: "office & lab 192.168.0.0/16\n<b> 10.1.0.0/16",
};

it("writes a plan into a readable fragment, and reads it again", () => {
  const fragment = writePlanRequest(request);
  expect(fragment).toBe(
    "network=vpc&cidr_block=10.0.0.0/16&num_availability_zones=3&create_transit_subnets=true&transit_subnet_bits=12&networks=office+%26+lab+192.168.0.0/16%0A%3Cb%3E+10.1.0.0/16",
  );
  expect(readPlanRequest(`#${fragment}`)).toEqual(request);
  const mgmt: PlanRequest = { service: "vpc-mgmt", inputs: { cidr_block: "" }, networks: "" };
  expect(readPlanRequest(writePlanRequest(mgmt))).toEqual(mgmt);
});

it.each([
  "",
  "#",
  "#subnets",
  "#network=",
  "#network=toString",
  "#network=__proto__",
  "#input_cidr_block",
])("finds no plan in %j", (fragment) => {
  expect(readPlanRequest(fragment)).toBeNull();
});

it("leaves out what the service does not have, and cuts what is too long", () => {
  const found = readPlanRequest(
    `#network=vpc&cidr_block=${"9".repeat(5000)}&__proto__=x&num_nat_gateways=1&networks=${"10.0.0.0/16%0A".repeat(400)}`,
  );
  expect(Object.keys(found?.inputs ?? {})).toEqual(["cidr_block"]);
  expect(found?.inputs.cidr_block).toHaveLength(40);
  expect(found?.networks).toBe("10.0.0.0/16\n".repeat(333).trimEnd());
});

it("drops defaults, as the form does", () => {
  const found = readPlanRequest("#network=vpc&public_subnet_bits=5&private_subnet_bits=+6");
  expect(found?.inputs).toEqual({ private_subnet_bits: "6" });
});

it("reads any fragment without an error", () => {
  const values = ["", "%", "-1", "1e9", "NaN", "null", "٣", "9".repeat(50), "<script>", "true"];
  const names = ["cidr_block", "num_availability_zones", "private_subnet_bits", "subnet_spacing"];
  for (const name of names) {
    for (const value of values) {
      const found = readPlanRequest(`#network=vpc&${name}=${value}&networks=${value}`);
      expect(planNetwork(found ?? request).diagnostics.length).toBeGreaterThan(0);
    }
  }
});
