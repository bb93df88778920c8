import { expect, it } from "vitest";
import { getDayText, getDurationText, getQuantityText } from "./cost-texts.ts";

it.each([
  [0, "0 minutes"],
  [1, "1 minute"],
  [45, "45 minutes"],
  [60, "1 hour"],
  [90, "1 hour 30 minutes"],
  [300, "5 hours"],
])("formats %d minutes as %s", (minutes, text) => {
  expect(getDurationText(minutes)).toBe(text);
});

it("writes days without a time zone", () => {
  expect(getDayText("2026-11-25")).toBe("November 25, 2026");
});

it("writes quantities with their unit", () => {
  expect(getQuantityText({ price: "nat-gateway", quantity: 4 })).toBe("4");
  expect(getQuantityText({ price: "ec2-t3-micro", quantity: 1, hours: 2 })).toBe(
    "1 for 2 hours a month",
  );
  expect(getQuantityText({ price: "nat-gateway-data", quantity: 100 })).toBe("100 GB a month");
  expect(getQuantityText({ price: "config-item", quantity: 10000 })).toBe("10,000 a month");
});
