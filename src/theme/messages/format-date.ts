/** An ISO date in words. It is a day of the calendar, the same in every time zone. */
export function formatDate(
  date: string,
  locale: string,
  options: Intl.DateTimeFormatOptions = { dateStyle: "long" },
): string {
  return new Intl.DateTimeFormat(locale, { ...options, timeZone: "UTC" }).format(new Date(date));
}
