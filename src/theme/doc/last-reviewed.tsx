import * as messages from "../messages.ts";

interface LastReviewedProps {
  /** ISO date. */
  date: string;
  locale: string;
}

/** When a person last ran the commands of the page. */
export function LastReviewed({ date, locale }: LastReviewedProps) {
  const format = new Intl.DateTimeFormat(locale, { dateStyle: "long", timeZone: "UTC" });
  return (
    <p className="reviewed">
      {messages.lastReviewed} <time dateTime={date}>{format.format(new Date(date))}</time>
    </p>
  );
}
