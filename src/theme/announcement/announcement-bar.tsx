import type { Announcement } from "../../model/site/site.ts";
import { ShellAnchor } from "../links/shell-links.tsx";
import * as messages from "../messages/messages.ts";
import { CloseAnnouncement } from "./close-announcement.tsx";

/** An inline script hides it before the first paint if the reader has closed it. */
export function AnnouncementBar({ text, link, closeable }: Announcement) {
  return (
    <aside className="announcement" aria-label={messages.announcement}>
      <p>
        {text} {link && <ShellAnchor link={link} />}
      </p>
      {closeable && <CloseAnnouncement />}
    </aside>
  );
}
