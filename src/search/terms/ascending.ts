/*
 * Ascending numbers as a short text for JSON: each stands for its distance from the one before. Most
 * distances are one character, which compresses far better than their decimal digits. A distance of
 * more has leading digits before its last one; they have characters of their own, so that nothing
 * stands between two distances. Neither kind of character is escaped in JSON.
 */

/** The last digits are `#` to `[`, the leading ones `]` to `~`. */
const last = { first: 35, base: 57 };
const leading = { first: 93, base: 34 };

/** Writes numbers from 0 on, none of which is less than the one before. */
export function writeAscending(numbers: readonly number[]): string {
  let text = "";
  for (const [index, number] of numbers.entries()) {
    const distance = number - (numbers[index - 1] ?? 0);
    let digits = String.fromCharCode(last.first + (distance % last.base));
    let rest = Math.floor(distance / last.base);
    for (; rest > 0; rest = Math.floor(rest / leading.base)) {
      digits = String.fromCharCode(leading.first + (rest % leading.base)) + digits;
    }
    text += digits;
  }
  return text;
}

/** Reads what `writeAscending` has written. */
export function readAscending(text: string): number[] {
  const numbers: number[] = [];
  let rest = 0;
  let number = 0;
  for (let place = 0; place < text.length; place += 1) {
    const code = text.charCodeAt(place);
    if (code >= leading.first) {
      rest = rest * leading.base + code - leading.first;
      continue;
    }
    number += rest * last.base + code - last.first;
    rest = 0;
    numbers.push(number);
  }
  return numbers;
}
