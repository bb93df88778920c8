import type { TagLink } from "../../model/page/tag.ts";
import * as messages from "../messages/messages.ts";

/** The tags of an article. */
export function TagList({ tags }: { tags: TagLink[] }) {
  return (
    <nav className="tags" aria-label={messages.tags}>
      <ul>
        {tags.map(({ label, href }) => (
          <li key={href}>
            <a href={href} rel="tag">
              {label}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
