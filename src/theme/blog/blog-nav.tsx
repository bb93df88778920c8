import type { BlogLinks } from "../../model/page/page.ts";
import * as messages from "../messages/messages.ts";

/** The other ways into a blog. */
export function BlogNav({ links: { home, archive, tags, feeds } }: { links: BlogLinks }) {
  return (
    <nav className="blog-links" aria-label={messages.blog}>
      <ul>
        <li>
          <a href={home}>{messages.allPosts}</a>
        </li>
        <li>
          <a href={archive}>{messages.archive}</a>
        </li>
        {tags !== null && (
          <li>
            <a href={tags}>{messages.tags}</a>
          </li>
        )}
        {feeds.map(({ href, label, type }) => (
          <li key={href}>
            <a href={href} type={type} rel="alternate" aria-label={messages.feed(label)}>
              {label}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
