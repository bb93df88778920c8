import type { ReactNode } from "react";
import { sum } from "../../../src/model/sum.ts";
import { formatCount } from "../../../src/model/text/format-count.ts";
import { ScrollingTable } from "../scrolling-table.tsx";
import { NetworkPicture, pictureRows, type SubnetChoice, tierColors } from "./network-picture.tsx";
import {
  type AddressRange,
  type Block,
  countAddresses,
  getAddressText,
  getBlockText,
  getLastAddress,
  splitIntoBlocks,
} from "./plan/ipv4.ts";
import type { NetworkPlan, Subnet } from "./plan/network-plan.ts";
import {
  countPrefixes,
  countUsableAddresses,
  getZoneName,
  reservedAddresses,
} from "./plan/plan-network.ts";
import { maxZones } from "./plan/read-settings.ts";

interface NetworkViewProps {
  plan: NetworkPlan;
  choice?: SubnetChoice;
  children?: ReactNode;
}

export function NetworkView({ plan, choice, children }: NetworkViewProps) {
  const range = getBlockText(plan.block);
  const label = `${range}, divided into ${formatCount(plan.subnets.length, "subnet")}. The table lists them.`;
  const chosen = choice && plan.subnets[choice.chosen ?? -1];
  return (
    <>
      <div className="network-plan">
        <figure className="drawn network">
          <NetworkPicture plan={plan} label={label} choice={choice} />
          <figcaption>
            {`${range} to scale, from the first address at the top to the last: each row has ${formatCount(countAddresses(plan.block) / pictureRows, "address", "addresses")}.`}
          </figcaption>
          <ul className="network-key">
            {plan.tiers.map(({ tier }) => (
              <li key={tier.id} className={tierColors[tier.id]}>
                <span>{`${tier.name}: ${tier.use}`}</span>
              </li>
            ))}
          </ul>
        </figure>
        <div>
          {choice && (
            <p role="status" className="network-chosen">
              {chosen
                ? getSubnetText(chosen)
                : "Click a subnet in the picture, or choose one with the arrow keys."}
            </p>
          )}
          <Facts plan={plan} />
        </div>
      </div>
      {children}
      <details>
        <summary>All ranges as a table</summary>
        <ScrollingTable
          headings={["Part", "Range", "Last address", "Addresses", "Usable"]}
          rows={getRows(plan)}
        />
      </details>
    </>
  );
}

function getSubnetText({ tier, zone, block }: Subnet): string {
  const ends = `${getAddressText(block.first)} to ${getAddressText(getLastAddress(block))}`;
  return `${tier.name} ${getZoneName(zone)}: ${getBlockText(block)}, from ${ends}, with ${formatNumber(countUsableAddresses(block))} usable addresses.`;
}

function formatNumber(value: number): string {
  return value.toLocaleString("en-US");
}

function Facts({ plan }: { plan: NetworkPlan }) {
  const { block, subnets, free, zones, fittingZones } = plan;
  const freeAddresses = sum(free.map(countAddresses));
  const share = Math.round((freeAddresses / countAddresses(block)) * 100);
  const largest = findLargestBlock(free);
  const app = subnets.filter(({ tier }) => tier.id === "app");
  const usable = sum(app.map((subnet) => countUsableAddresses(subnet.block)));
  const prefixes = sum(app.map((subnet) => countPrefixes(subnet.block)));
  return (
    <ul className="network-facts">
      <li>
        <strong>Left for growth:</strong>{" "}
        {largest
          ? `${formatNumber(freeAddresses)} of ${formatNumber(countAddresses(block))} addresses (${share}%). The largest free block is ${getBlockText(largest)}.`
          : "nothing. A second range is the only way to add subnets."}
      </li>
      {fittingZones >= zones && (
        <li>
          <strong>Zones:</strong>{" "}
          {fittingZones === maxZones
            ? `the tiers have room for ${maxZones} zones, as many as the largest Region has.`
            : `the tiers have room for ${formatCount(fittingZones, "zone")}. Another zone does not fit unless a tier starts at a different address.`}
        </li>
      )}
      <li>
        <strong>Reserved by AWS:</strong>{" "}
        {`${reservedAddresses} addresses in each subnet, the first four and the last, ${formatNumber(reservedAddresses * subnets.length)} in all.`}
      </li>
      {app.length > 0 && (
        <li>
          <strong>Amazon EKS:</strong>{" "}
          {`the private app tier has ${formatNumber(usable)} addresses for nodes and pods, or ${formatNumber(prefixes)} prefixes of 16 addresses if nodes use prefix delegation.`}
        </li>
      )}
    </ul>
  );
}

function findLargestBlock(free: readonly AddressRange[]): Block | undefined {
  return free.flatMap(splitIntoBlocks).sort((a, b) => a.bits - b.bits || a.first - b.first)[0];
}

const maxListedBlocks = 3;

function getRows({ subnets, free }: NetworkPlan): [string, ...string[]][] {
  const parts = [
    ...subnets.map(({ tier, zone, block }) => ({
      name: `${tier.name} ${getZoneName(zone)}`,
      range: getBlockText(block),
      first: block.first,
      last: getLastAddress(block),
      usable: formatNumber(countUsableAddresses(block)),
    })),
    ...free.map((range) => ({
      name: `Free from ${getAddressText(range.first)}`,
      range: getBlockList(splitIntoBlocks(range)),
      ...range,
      usable: "–",
    })),
  ];
  return parts
    .sort((a, b) => a.first - b.first)
    .map(({ name, range, first, last, usable }) => [
      name,
      range,
      getAddressText(last),
      formatNumber(last - first + 1),
      usable,
    ]);
}

function getBlockList(blocks: readonly Block[]): string {
  const listed = blocks.slice(0, maxListedBlocks).map(getBlockText).join(", ");
  const others = blocks.length - maxListedBlocks;
  return others > 0 ? `${listed}, and ${formatCount(others, "more block")}` : listed;
}
