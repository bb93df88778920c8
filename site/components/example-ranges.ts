import type { ExampleCompany } from "../data/example.ts";
import { cidrsubnet, getBlockText, requireBlock } from "./network-planner/plan/ipv4.ts";

export function getAddressPlan({
  vpcs,
  otherRanges,
  regions,
}: ExampleCompany): [string, string, string, string][] {
  return [
    ...vpcs.map(({ range, name, account, environment }): [string, string, string, string] => [
      range,
      name,
      account,
      environment === null ? "–" : `${account}/${regions.default}/${environment}`,
    ]),
    ...otherRanges.map(({ range, use }): [string, string, string, string] => [
      range,
      use,
      "–",
      "–",
    ]),
  ];
}

export function getSubnetPlan(
  { vpcs, subnets }: ExampleCompany,
  name: string,
): [string, string, string, string][] {
  const vpc = vpcs.find((candidate) => candidate.name === name);
  if (vpc === undefined) throw new Error(`unknown network: \`${name}\``);
  const { newBits, tiers } = subnets[vpc.environment === "mgmt" ? "management" : "application"];
  return tiers.map(({ name: tier, numbers: [first, second, third] }) => {
    const range = (number: number) => getSubnet(vpc.range, newBits, number);
    return [tier, range(first), range(second), range(third)];
  });
}

/**
 * The function `cidrsubnet` of OpenTofu, for ranges of the example company.
 *
 * @throws Error where the range has no such subnet
 */
function getSubnet(range: string, newBits: number, number: number): string {
  const subnet = cidrsubnet(requireBlock(range), newBits, number);
  if (subnet === undefined)
    throw new Error(`${range} has no subnet ${number} with ${newBits} bits`);
  return getBlockText(subnet);
}
