/** Such as `about -$1,200.50 per month`. The last group is a factor, such as `k` or `million`. */
const numberText =
  /^(?:(?:about|up to|at least|at most|less than|more than|~|≈|<|>)\s*)?([-−]?)[$€£]?\s*([-−]?)(\d{1,3}(?:,\d{3})+(?:\.\d+)?|\d+(?:\.\d+)?)(k(?!\p{L})|m(?!\p{L})|\s*(?:thousand|million|billion)s?(?!\p{L}))?\s*(?:%|[\p{L}°/²³]+(?: [\p{L}°/²³]+){0,3})?$/iu;

const factors: ReadonlyMap<string, number> = new Map([
  ["k", 1e3],
  ["m", 1e6],
  ["thousand", 1e3],
  ["million", 1e6],
  ["billion", 1e9],
]);

/** The number in a cell: 1200 of `about $1,200`, 15 of `15 minutes`; undefined without a number. */
export function parseNumber(text: string): number | undefined {
  const [, sign, signAfterCurrency, digits, factor = ""] = numberText.exec(text) ?? [];
  if (digits === undefined) return undefined;
  const value = Number(digits.replaceAll(",", "")) * getFactor(factor);
  return sign || signAfterCurrency ? -value : value;
}

function getFactor(text: string): number {
  // In lower case, `m` is a unit: meters or minutes.
  if (text === "m") return 1;
  return factors.get(text.trim().toLowerCase().replace(/s$/, "")) ?? 1;
}

export function isEmptyCell(text: string): boolean {
  return ["", "-", "–", "—"].includes(text);
}

const months =
  "january february march april may june july august september october november december".split(
    " ",
  );

/** Milliseconds of `June 2022`, `June 30, 2022`, `2022-06-30`, or `2022-06`, in UTC. */
export function parseDate(text: string): number | undefined {
  const [, year, month, day = "1"] = /^(\d{4})-(\d\d)(?:-(\d\d))?$/.exec(text) ?? [];
  if (year !== undefined) return getUtcTime(Number(year), Number(month) - 1, Number(day));
  const words = /^([A-Za-z]+)\.?(?:\s+(\d{1,2}),)?\s+(\d{4})$/.exec(text);
  const [, name = "", dayOfMonth = "1", yearAfter] = words ?? [];
  const index = months.findIndex(
    (monthName) => name.length > 2 && monthName.startsWith(name.toLowerCase()),
  );
  if (yearAfter === undefined || index < 0) return undefined;
  return getUtcTime(Number(yearAfter), index, Number(dayOfMonth));
}

/** Undefined if the month does not have this day. */
function getUtcTime(year: number, month: number, day: number): number | undefined {
  const time = Date.UTC(year, month, day);
  const date = new Date(time);
  return date.getUTCMonth() === month && date.getUTCDate() === day ? time : undefined;
}
