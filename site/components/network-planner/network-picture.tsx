import type { KeyboardEvent } from "react";
import { getTextWidth } from "../../../src/figures/svg.ts";
import {
  type AddressRange,
  countAddresses,
  getAddressText,
  getBlockText,
  getLastAddress,
  overlap,
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

/** Widths in pixels for a text column and for a 320 px phone, where letters are at least 12 px. */
const sizes = {
  large: { width: 660, row: 26, gutter: 88, letters: 13 },
  small: { width: 288, row: 26, gutter: 76, letters: 12 },
} as const;

export interface Choice {
  chosen: number | null;
  choose(blockIndex: number): void;
  /** Prefix of element ids, unique per picture. */
  id: string;
}

interface NetworkPictureProps {
  plan: NetworkPlan;
  label: string;
  /** Without it, the picture is not interactive. */
  choice?: Choice | undefined;
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
  const { width, row, gutter, letters } = sizes[size];
  const height = pictureRows * row;
  const placedBlocks = placeBlocks(plan, { left: gutter, width: width - gutter, row });
  const optionId = (blockIndex: number) =>
    choice ? `${choice.id}-${size}-${blockIndex}` : undefined;
  const role = choice
    ? {
        role: "listbox",
        tabIndex: 0,
        "aria-activedescendant": choice.chosen === null ? undefined : optionId(choice.chosen),
        onKeyDown: (event: KeyboardEvent) => move(event, choice, plan.subnets.length),
        onFocus: () => choice.chosen === null && choice.choose(0),
      }
    : { role: "img" };
  return (
    <svg
      className={`p-${size}`}
      viewBox={`0 0 ${width} ${height}`}
      width={width}
      height={height}
      fontSize={letters}
      aria-label={label}
      {...role}
    >
      {/* biome-ignore lint/a11y/noAriaHiddenOnFocusable: Biome mistakes elements of SVG for focusable ones */}
      <g aria-hidden="true">
        {Array.from({ length: pictureRows }, (_, index) => index * row).map((top, index) => (
          <g key={top}>
            <text className="p-tick" fontSize={12} x={0} y={top + row / 2 + 4}>
              {getAddressText(
                plan.block.first + (index * countAddresses(plan.block)) / pictureRows,
              )}
            </text>
            <rect
              className="network-row"
              x={gutter}
              y={top + 1}
              width={width - gutter}
              height={row - 2}
            />
          </g>
        ))}
        {plan.free.map((range) => (
          <FreeLabel key={range.first} range={range} rect={placedBlocks.longestRow(range)} />
        ))}
      </g>
      {plan.subnets.map((subnet, blockIndex) => (
        <SubnetBox
          key={`${subnet.tier.id} ${subnet.zone}`}
          subnet={subnet}
          letters={letters}
          rect={placedBlocks.getRect({
            first: subnet.block.first,
            last: getLastAddress(subnet.block),
          })}
          id={optionId(blockIndex)}
          others={plan.subnets.filter(
            (candidate) => candidate !== subnet && overlap(candidate.block, subnet.block),
          )}
          isChosen={choice?.chosen === blockIndex}
          choose={choice && (() => choice.choose(blockIndex))}
        />
      ))}
    </svg>
  );
}

function move(event: KeyboardEvent, { chosen, choose }: Choice, count: number): void {
  const blockIndex = chosen ?? 0;
  const to: Record<string, number> = {
    ArrowDown: blockIndex + 1,
    ArrowRight: blockIndex + 1,
    ArrowUp: blockIndex - 1,
    ArrowLeft: blockIndex - 1,
    Home: 0,
    End: count - 1,
  };
  const next = to[event.key];
  if (next === undefined) return;
  event.preventDefault();
  if (next >= 0 && next < count) choose(next);
}

interface Rect {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Blocks are rectangles: they span whole rows or a part of one. */
function placeBlocks({ block }: NetworkPlan, frame: { left: number; width: number; row: number }) {
  const perRow = countAddresses(block) / pictureRows;
  const { left, width, row } = frame;
  const getRect = ({ first, last }: AddressRange): Rect => {
    const offset = first - block.first;
    const top = Math.floor(offset / perRow);
    const rows = Math.floor((last - block.first) / perRow) - top + 1;
    const share = rows > 1 ? 1 : (last - first + 1) / perRow;
    return {
      x: left + ((offset % perRow) / perRow) * width,
      y: top * row + 1,
      // Keeps the smallest subnet visible.
      width: Math.max(share * width - 1, 2),
      height: rows * row - 2,
    };
  };
  const longestRow = ({ first, last }: AddressRange): Rect => {
    let longest: AddressRange | undefined;
    for (let start = first; start <= last; ) {
      const row = Math.floor((start - block.first) / perRow);
      const end = Math.min(block.first + (row + 1) * perRow - 1, last);
      if (!longest || end - start > longest.last - longest.first)
        longest = { first: start, last: end };
      start = end + 1;
    }
    return getRect(longest ?? { first, last });
  };
  return { getRect, longestRow };
}

const labelSize = 12;

function FreeLabel({ range, rect }: { range: AddressRange; rect: Rect }) {
  const text = findFirstFittingText(
    [`${countAddresses(range).toLocaleString("en-US")} free`, "Free"],
    {
      letters: labelSize,
      room: rect.width,
    },
  );
  if (text === "") return null;
  return (
    <text className="p-tick" fontSize={labelSize} x={rect.x + 8} y={rect.y + rect.height / 2 + 4}>
      {text}
    </text>
  );
}

interface SubnetBoxProps {
  subnet: Subnet;
  letters: number;
  rect: Rect;
  id: string | undefined;
  others: readonly Subnet[];
  isChosen: boolean;
  choose: (() => void) | undefined;
}

function SubnetBox({ subnet, letters, rect, id, others, isChosen, choose }: SubnetBoxProps) {
  const { tier, zone, block } = subnet;
  const name = `${tier.name} ${getZoneName(zone)}`;
  const short = name.replace(/^Private (.)/, (_, first: string) => first.toUpperCase());
  const texts = [`${name}, ${getBlockText(block)}`, name, short, getZoneName(zone)];
  const isCovered = others.some((other) => other.block.bits >= block.bits);
  const text = isCovered ? "" : findFirstFittingText(texts, { letters, room: rect.width });
  const option = choose && {
    role: "option",
    "aria-selected": isChosen,
    "aria-label": `${name}, ${getBlockText(block)}`,
    onClick: choose,
  };
  return (
    <g
      id={id}
      className={`${tierColors[tier.id]} network-subnet${others.length > 0 ? " network-clash" : ""}`}
      {...option}
    >
      <rect {...rect} rx={3} />
      {text !== "" && (
        <text x={rect.x + 8} y={rect.y + Math.min(rect.height / 2, 12) + letters / 3}>
          {text}
        </text>
      )}
    </g>
  );
}

function findFirstFittingText(
  texts: readonly string[],
  { letters, room }: { letters: number; room: number },
): string {
  return texts.find((text) => getTextWidth(text, letters) + 12 <= room) ?? "";
}
