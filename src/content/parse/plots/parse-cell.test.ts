import { expect, test } from "vitest";
import { isEmptyCell, parseDate, parseNumber } from "./parse-cell.ts";

test.each([
  ["about $1,200", 1200],
  ["-$5", -5],
  ["$-5", -5],
  ["−$1,200", -1200],
  ["10 µs", 10],
  ["5 °C", 5],
  ["10 m²", 10],
  ["12 GB per month", 12],
  ["0.5 %", 0.5],
  ["15 minutes", 15],
  ["up to 10 GB", 10],
  ["10k", 10_000],
  ["1.5M requests", 1_500_000],
  ["$1.2 million per month", 1_200_000],
  ["10 K", 10],
  ["5m", 5],
  ["5 millions", 5_000_000],
  ["2 Million", 2_000_000],
  ["3 Thousand requests", 3000],
  ["2 millionths", 2],
  ["10km", 10],
  ["1,2,3", undefined],
  ["none", undefined],
  ["10 by default. Request more", undefined],
  ["10 to 15 minutes", undefined],
  ["v1.3.0", undefined],
  ["", undefined],
])("the number in %j is %s", (text, expected) => {
  expect(parseNumber(text)).toBe(expected);
});

test("cells contain times in several formats", () => {
  const june = Date.UTC(2022, 5, 1);
  for (const text of ["June 2022", "Jun 2022", "2022-06", "June 1, 2022", "2022-06-01"]) {
    expect(parseDate(text)).toBe(june);
  }
  for (const text of ["Month 2022", "2022-13", "February 30, 2022"]) {
    expect(parseDate(text)).toBeUndefined();
  }
  expect(isEmptyCell("–")).toBe(true);
});
