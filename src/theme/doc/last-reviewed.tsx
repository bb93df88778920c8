import { formatDate } from "../format-date.ts";
import * as messages from "../messages.ts";

interface LastReviewedProps {
  /** ISO date. */
  date: string;
  locale: string;
}

/** When a person last ran the commands of the page. */
export function LastReviewed({ date, locale }: LastReviewedProps) {
  return (
    <p className="reviewed">
      {messages.lastReviewed} <time dateTime={date}>{formatDate(date, locale)}</time>
    </p>
  );
}
