import { plural } from "../../model/messages/plural.ts";
import type { Author, PostFacts } from "../../model/page/page.ts";
import { formatDate } from "../messages/format-date.ts";
import * as messages from "../messages/messages.ts";

interface BylineProps {
  post: PostFacts;
  locale: string;
}

/** When a post was written, how long it takes to read, and by whom. */
export function Byline({ post, locale }: BylineProps) {
  const { date, readingTime, authors } = post;
  return (
    <div className="byline">
      <p>
        <time dateTime={date}>{formatDate(date, locale)}</time> ·{" "}
        {plural(messages.readingTime, { locale, count: readingTime })}
      </p>
      {authors.length > 0 && (
        <ul aria-label={messages.authors}>
          {authors.map((author) => (
            <li key={author.name}>
              <AuthorCard author={author} />
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

function AuthorCard({ author: { name, title, url, image } }: { author: Author }) {
  return (
    <>
      {image !== null && <img src={image} alt="" width={40} height={40} loading="lazy" />}
      <span>
        {url === null ? <b>{name}</b> : <a href={url}>{name}</a>}
        {title !== null && <small>{title}</small>}
      </span>
    </>
  );
}
