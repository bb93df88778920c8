import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it, vi } from "vitest";
import { moveChoice } from "./network-picture.tsx";
import { NetworkPlanner } from "./network-planner.tsx";
import { NetworkView } from "./network-view.tsx";
import { planNetwork } from "./plan/plan-network.ts";

const prod = renderToStaticMarkup(<NetworkPlanner network="prod" />);

function renderNetwork(inputs: Record<string, string>): string {
  const { plan } = planNetwork({ service: "vpc", inputs, networks: "" });
  if (!plan) throw new Error("no plan");
  return renderToStaticMarkup(<NetworkView plan={plan} />);
}

/** Attributes of the boxes of subnets in the drawing for a column of text. */
function getBoxes(inputs: Record<string, string>): Record<string, number>[] {
  const html = renderNetwork(inputs);
  const [drawing = ""] = /<svg class="p-large".*?<\/svg>/.exec(html) ?? [];
  return [...drawing.matchAll(/network-subnet[^>]*><rect ([^>]*)>/g)].map(([, text = ""]) =>
    Object.fromEntries(
      [...text.matchAll(/(?<![a-z])(x|y|width|height)="([^"]+)"/g)].map(([, name, value]) => [
        name,
        Number(value),
      ]),
    ),
  );
}

describe("without scripts", () => {
  it("is a picture with a text alternative, and a table with the subnets and what is free", () => {
    expect(prod).toContain('role="img"');
    expect(prod).toContain(
      'aria-label="10.20.0.0/16, divided into 9 subnets. The table lists them."',
    );
    const rows = [...prod.matchAll(/<th scope="row">([^<]+)<\/th><td>([^<]+)<\/td>/g)];
    expect(rows.map(([, part, range]) => `${part}: ${range}`)).toEqual([
      "Public AZ-0: 10.20.0.0/21",
      "Public AZ-1: 10.20.8.0/21",
      "Public AZ-2: 10.20.16.0/21",
      "Free from 10.20.24.0: 10.20.24.0/21, 10.20.32.0/19, 10.20.64.0/20",
      "Private app AZ-0: 10.20.80.0/21",
      "Private app AZ-1: 10.20.88.0/21",
      "Private app AZ-2: 10.20.96.0/21",
      "Free from 10.20.104.0: 10.20.104.0/21, 10.20.112.0/20, 10.20.128.0/19",
      "Private persistence AZ-0: 10.20.160.0/21",
      "Private persistence AZ-1: 10.20.168.0/21",
      "Private persistence AZ-2: 10.20.176.0/21",
      "Free from 10.20.184.0: 10.20.184.0/21, 10.20.192.0/18",
    ]);
  });

  it("shows the free addresses and the maximum number of pods", () => {
    expect(prod).toContain(
      "47,104 of 65,536 addresses (72%). The largest free block is 10.20.192.0/18.",
    );
    expect(prod).toContain("6,129 addresses for nodes and pods, or 378 prefixes");
    const management = renderToStaticMarkup(<NetworkPlanner network="mgmt-prod" />);
    expect(management).toContain("10.40.128.0/20");
    expect(management).not.toContain("pods");
  });

  it("says how many addresses a row has", () => {
    expect(prod).toContain("each row has 4,096 addresses.");
    const inputs = { cidr_block: "10.0.0.0/28", num_availability_zones: "1" };
    expect(renderNetwork(inputs)).toContain("each row has 1 address.");
  });

  it("has no inline style, and no text below 12 pixels", () => {
    expect(prod).not.toContain("style=");
    const sizes = [...prod.matchAll(/font-size="([^"]+)"/g)].map(([, size]) => Number(size));
    expect(Math.min(...sizes)).toBe(12);
  });

  it("rejects a network that the example company does not have", () => {
    expect(() => renderToStaticMarkup(<NetworkPlanner network="qa" />)).toThrow(
      "unknown network: `qa` (there are dev, stage, prod,",
    );
  });
});

describe("the picture", () => {
  it("is to scale: a block takes whole rows, or its share of one", () => {
    const [whole, ...others] = getBoxes({
      cidr_block: "10.0.0.0/16",
      num_availability_zones: "1",
      public_subnet_bits: "2",
      private_subnet_bits: "5",
      persistence_subnet_bits: "12",
      persistence_subnet_spacing: "4095",
    });
    // A /18 is four rows of 26 pixels, a /21 half of one, and a /28 a 256th.
    expect(whole).toEqual({ x: 88, y: 1, width: 571, height: 102 });
    expect(others[0]).toEqual({ x: 88, y: 131, width: 285, height: 24 });
    expect(others[1]).toMatchObject({ width: 2, height: 24, y: 391 });
  });

  it("shows a network of 16 addresses", () => {
    const inputs = {
      cidr_block: "10.0.0.0/28",
      num_availability_zones: "1",
      public_subnet_bits: "0",
      create_private_app_subnets: "false",
      create_private_persistence_subnets: "false",
    };
    expect(getBoxes(inputs)).toEqual([{ x: 88, y: 1, width: 571, height: 414 }]);
  });

  it.each([
    ["ArrowUp", 0, 0],
    ["ArrowLeft", 0, 0],
    ["ArrowDown", 2, 2],
    ["ArrowDown", 1, 2],
    ["ArrowRight", null, 1],
    ["Home", 2, 0],
    ["End", 0, 2],
  ])("the page does not scroll when %s moves from subnet %j to %j", (key, chosen, next) => {
    const preventDefault = vi.fn();
    const choose = vi.fn();
    const event = { key, altKey: false, ctrlKey: false, metaKey: false, preventDefault };
    moveChoice(event, { chosen, choose }, 3);
    expect(choose).toHaveBeenCalledExactlyOnceWith(next);
    expect(preventDefault).toHaveBeenCalledOnce();
  });
});
