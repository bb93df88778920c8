import type { ExampleCompany } from "../data/example.ts";
import { cidrsubnet, getBlockText, requireBlock } from "./network-planner/plan/ipv4.ts";

type AddressRow = [range: string, name: string, account: string, folder: string];

export function getAddressRows({ vpcs, otherRanges, regions }: ExampleCompany): AddressRow[] {
  return [
    ...vpcs.map(
      ({ range, name, account, environment }): AddressRow => [
        range,
        name,
        account,
        environment === null ? "–" : `${account}/${regions.default}/${environment}`,
      ],
    ),
    ...otherRanges.map(({ range, use }): AddressRow => [range, use, "–", "–"]),
  ];
}

type SubnetRow = [tier: string, firstZone: string, secondZone: string, thirdZone: string];

/** @throws Error if the network is unknown or its range has no such subnet */
export function getSubnetRows({ vpcs, subnets }: ExampleCompany, name: string): SubnetRow[] {
  const vpc = vpcs.find((candidate) => candidate.name === name);
  if (vpc === undefined) throw new Error(`unknown network: \`${name}\``);
  const { newBits, tiers } = subnets[vpc.environment === "mgmt" ? "management" : "application"];
  return tiers.map(({ name: tier, numbers: [first, second, third] }) => {
    const range = (number: number) => getSubnet(vpc.range, newBits, number);
    return [tier, range(first), range(second), range(third)];
  });
}

function getSubnet(range: string, newBits: number, number: number): string {
  const subnet = cidrsubnet(requireBlock(range), newBits, number);
  if (subnet === undefined)
    throw new Error(`${range} has no subnet ${number} with ${newBits} bits`);
  return getBlockText(subnet);
}
