/** An ISO date is a calendar day, the same in every time zone. */
export function formatDate(
  date: string,
  locale: string,
  options: Intl.DateTimeFormatOptions = { dateStyle: "long" },
): string {
  return new Intl.DateTimeFormat(locale, { ...options, timeZone: "UTC" }).format(new Date(date));
}
