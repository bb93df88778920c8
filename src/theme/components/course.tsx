import { locale } from "virtual:site/locale";
import { plural } from "../../model/messages/fill-in.ts";
import type { PluralForms } from "../../model/messages/messages-of.ts";
import * as messages from "../messages/messages.ts";
import { Card, type CardProps } from "./cards.tsx";

interface CourseProps extends Omit<CardProps, "description" | "children"> {
  href: string;
  icon: string;
  description: string;
  author?: string;
  authorImg?: string;
  videos?: number;
  /** In minutes. */
  duration?: number;
}

export function Course({ description, author, authorImg, videos, duration, ...card }: CourseProps) {
  const count = (forms: PluralForms, value: number | undefined) =>
    value !== undefined && <span>{plural(forms, { locale, count: value })}</span>;
  return (
    <Card {...card}>
      <p>{description}</p>
      <p className="course-author">
        {authorImg && (
          <img className="no-zoom" src={authorImg} alt="" width={32} height={32} loading="lazy" />
        )}
        {author}
      </p>
      <p className="course-facts">
        {count(messages.videos, videos)} {count(messages.minutes, duration)}
      </p>
    </Card>
  );
}
