import type { KeyboardEvent } from "react";
import { getTextWidth } from "../../../src/figures/svg.ts";
import { getNextItem } from "../../../src/theme/browser/next-item.ts";
import {
  type AddressRange,
  type Block,
  countAddresses,
  getAddressText,
  getBlockText,
  getLastAddress,
  overlaps,
} from "./plan/ipv4.ts";
import type { NetworkPlan, Subnet } from "./plan/network-plan.ts";
import { getZoneName } from "./plan/plan-network.ts";
import type { TierId } from "./plan/vpc-services.ts";

/** Each row is a sixteenth of the network, so that a /28 is visible in a /16. */
export const pictureRows = 16;

export const tierColors: Readonly<Record<TierId, string>> = {
  public: "p-s4",
  private: "p-s1",
  app: "p-s1",
  persistence: "p-s3",
  transit: "p-s2",
  inspection: "network-fifth",
};

/** In pixels, for a text column and for a phone that is 320 px wide. */
const sizes = {
  large: { width: 660, gutter: 88, fontSize: 13 },
  small: { width: 288, gutter: 76, fontSize: 12 },
} as const;
const rowHeight = 26;

export interface SubnetChoice {
  /** Index of the chosen subnet. */
  chosen: number | null;
  choose(subnetIndex: number): void;
  /** Prefix of element ids, unique per picture. */
  id: string;
}

interface NetworkPictureProps {
  plan: NetworkPlan;
  label: string;
  /** Without it, the picture is not interactive. */
  choice?: SubnetChoice | undefined;
}

export function NetworkPicture({ plan, label, choice }: NetworkPictureProps) {
  return (
    <div>
      {(["large", "small"] as const).map((size) => (
        <Drawing key={size} plan={plan} label={label} size={size} choice={choice} />
      ))}
    </div>
  );
}

function Drawing({
  plan,
  label,
  size,
  choice,
}: NetworkPictureProps & { size: keyof typeof sizes }) {
  const { width, gutter, fontSize } = sizes[size];
  const height = pictureRows * rowHeight;
  const { getRect, getLongestRow } = getLayout(plan, { left: gutter, width: width - gutter });
  const getOptionId = (index: number) => (choice ? `${choice.id}-${size}-${index}` : undefined);
  const listbox = choice && {
    role: "listbox",
    tabIndex: 0,
    "aria-activedescendant": choice.chosen === null ? undefined : getOptionId(choice.chosen),
    onKeyDown: (event: KeyboardEvent) => moveChoice(event, choice, plan.subnets.length),
    onFocus: () => choice.chosen === null && choice.choose(0),
  };
  return (
    <svg
      className={`p-${size}`}
      viewBox={`0 0 ${width} ${height}`}
      width={width}
      height={height}
      fontSize={fontSize}
      aria-label={label}
      role="img"
      {...listbox}
    >
      {/* biome-ignore lint/a11y/noAriaHiddenOnFocusable: Biome mistakes elements of SVG for focusable ones */}
      <g aria-hidden="true">
        <Rows block={plan.block} gutter={gutter} width={width} />
        {plan.free.map((range) => (
          <FreeLabel key={range.first} range={range} rect={getLongestRow(range)} />
        ))}
      </g>
      {plan.subnets.map((subnet, index) => (
        <SubnetBox
          key={`${subnet.tier.id} ${subnet.zone}`}
          subnet={subnet}
          fontSize={fontSize}
          rect={getRect({
            first: subnet.block.first,
            last: getLastAddress(subnet.block),
          })}
          id={getOptionId(index)}
          overlapping={plan.subnets.filter(
            (candidate) => candidate !== subnet && overlaps(candidate.block, subnet.block),
          )}
          isChosen={choice?.chosen === index}
          choose={choice && (() => choice.choose(index))}
        />
      ))}
    </svg>
  );
}

interface RowsProps {
  block: Block;
  gutter: number;
  width: number;
}

function Rows({ block, gutter, width }: RowsProps) {
  return Array.from({ length: pictureRows }, (_, index) => index * rowHeight).map((top, index) => (
    <g key={top}>
      <text className="p-tick" fontSize={12} x={0} y={top + rowHeight / 2 + 4}>
        {getAddressText(block.first + (index * countAddresses(block)) / pictureRows)}
      </text>
      <rect
        className="network-row"
        x={gutter}
        y={top + 1}
        width={width - gutter}
        height={rowHeight - 2}
      />
    </g>
  ));
}

export function moveChoice(
  event: Pick<KeyboardEvent, "key" | "altKey" | "ctrlKey" | "metaKey" | "preventDefault">,
  { chosen, choose }: Pick<SubnetChoice, "chosen" | "choose">,
  count: number,
): void {
  // With a place beyond each end, so that an arrow key at an end does not scroll the page.
  const places = Array.from({ length: count + 2 }, (_, index) => index - 1);
  const next =
    getNextItem(event, places, chosen ?? 0) ??
    getNextItem(event, places, chosen ?? 0, { keys: ["ArrowLeft", "ArrowRight"] });
  if (next === undefined) return;
  event.preventDefault();
  choose(Math.max(0, Math.min(next, count - 1)));
}

type Rect = Record<"x" | "y" | "width" | "height", number>;

/** A block spans entire rows or a part of one, so it is a rectangle. */
function getLayout({ block }: NetworkPlan, { left, width }: { left: number; width: number }) {
  const addressesPerRow = countAddresses(block) / pictureRows;
  const getRect = ({ first, last }: AddressRange): Rect => {
    const offset = first - block.first;
    const top = Math.floor(offset / addressesPerRow);
    const rows = Math.floor((last - block.first) / addressesPerRow) - top + 1;
    const share = rows > 1 ? 1 : (last - first + 1) / addressesPerRow;
    return {
      x: left + ((offset % addressesPerRow) / addressesPerRow) * width,
      y: top * rowHeight + 1,
      // Keeps the smallest subnet visible.
      width: Math.max(share * width - 1, 2),
      height: rows * rowHeight - 2,
    };
  };
  const getLongestRow = ({ first, last }: AddressRange): Rect => {
    let longest: AddressRange | undefined;
    let start = first;
    while (start <= last) {
      const row = Math.floor((start - block.first) / addressesPerRow);
      const end = Math.min(block.first + (row + 1) * addressesPerRow - 1, last);
      if (!longest || end - start > longest.last - longest.first)
        longest = { first: start, last: end };
      start = end + 1;
    }
    return getRect(longest ?? { first, last });
  };
  return { getRect, getLongestRow };
}

const labelSize = 12;

function FreeLabel({ range, rect }: { range: AddressRange; rect: Rect }) {
  const text = findFittingText([`${countAddresses(range).toLocaleString("en-US")} free`, "Free"], {
    fontSize: labelSize,
    width: rect.width,
  });
  if (text === "") return null;
  return (
    <text className="p-tick" fontSize={labelSize} x={rect.x + 8} y={rect.y + rect.height / 2 + 4}>
      {text}
    </text>
  );
}

interface SubnetBoxProps {
  subnet: Subnet;
  fontSize: number;
  rect: Rect;
  id: string | undefined;
  overlapping: readonly Subnet[];
  isChosen: boolean;
  choose: (() => void) | undefined;
}

function SubnetBox({ subnet, fontSize, rect, id, overlapping, isChosen, choose }: SubnetBoxProps) {
  const { tier, zone, block } = subnet;
  const name = `${tier.name} ${getZoneName(zone)}`;
  const shortName = name.replace(/^Private (.)/, (_, first: string) => first.toUpperCase());
  const texts = [`${name}, ${getBlockText(block)}`, name, shortName, getZoneName(zone)];
  // A label would be unreadable below a smaller or equal subnet.
  const isCovered = overlapping.some((other) => other.block.bits >= block.bits);
  const text = isCovered ? "" : findFittingText(texts, { fontSize, width: rect.width });
  const option = choose && {
    role: "option",
    "aria-selected": isChosen,
    "aria-label": `${name}, ${getBlockText(block)}`,
    onClick: choose,
  };
  return (
    <g
      id={id}
      className={`${tierColors[tier.id]} network-subnet${overlapping.length > 0 ? " network-clash" : ""}`}
      {...option}
    >
      <rect {...rect} rx={3} />
      {text !== "" && (
        <text x={rect.x + 8} y={rect.y + Math.min(rect.height / 2, 12) + fontSize / 3}>
          {text}
        </text>
      )}
    </g>
  );
}

/** Returns the first text that fits, or an empty one. */
function findFittingText(
  texts: readonly string[],
  { fontSize, width }: { fontSize: number; width: number },
): string {
  return texts.find((text) => getTextWidth(text, fontSize) + 12 <= width) ?? "";
}
