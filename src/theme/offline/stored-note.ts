import { storedMark } from "../../model/offline.ts";
import { showNotice } from "../page-notice/page-notice.ts";
import * as messages from "./offline-messages.ts";

export function showStoredNote(): void {
  const mark = document.querySelector<HTMLMetaElement>(`meta[name=${storedMark}]`);
  if (!mark) return;
  showNotice({ text: noteText(Number(mark.content), Date.now(), document.documentElement.lang) });
}

/** `sent` is NaN if the host did not say when it sent the page. `now` is the device's clock. */
export function noteText(sent: number, now: number, locale: string): string {
  if (Number.isNaN(sent)) return messages.storedPageOfUnknownAge;
  const date = new Intl.DateTimeFormat(locale, { dateStyle: "medium", timeStyle: "short" });
  return messages.storedPage(ageOf(now - sent, locale), date.format(sent));
}

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

/** Empty for less than a minute, and for ages that only a wrong clock explains. */
function ageOf(age: number, locale: string): string {
  if (age < minute || age > 300 * day) return "";
  const words = new Intl.RelativeTimeFormat(locale, { numeric: "auto" });
  if (age < hour) return words.format(-Math.floor(age / minute), "minute");
  if (age < day) return words.format(-Math.floor(age / hour), "hour");
  return words.format(-Math.floor(age / day), "day");
}
