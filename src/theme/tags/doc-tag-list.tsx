import type { DocTagPage } from "../../model/page/page.ts";
import * as messages from "../messages/messages.ts";

interface DocTagListProps {
  heading: string;
  page: DocTagPage;
}

/** The docs that carry a tag. */
export function DocTagList({ heading, page }: DocTagListProps) {
  return (
    <>
      <h1>{heading}</h1>
      {page.description !== "" && <p>{page.description}</p>}
      <p>
        <a href={page.allTags}>{messages.allTags}</a>
      </p>
      <ul className="entries">
        {page.docs.map(({ title, description, href }) => (
          <li key={href}>
            <h2>
              <a href={href}>{title}</a>
            </h2>
            {description !== "" && <p>{description}</p>}
          </li>
        ))}
      </ul>
    </>
  );
}
