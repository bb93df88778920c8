import type { SiteShell } from "../../model/site/site.ts";
import * as messages from "../messages/messages.ts";
import { Suggestions } from "./suggestions.tsx";

/** What a reader sees at an unknown address. */
export function NotFound({ site }: { site: SiteShell }) {
  const { logo, baseUrl } = site;
  return (
    <main id="main" className="lone">
      <h1>{messages.notFoundTitle}</h1>
      <p>{messages.notFoundText}</p>
      <Suggestions title={messages.notFoundNearest} />
      <p>
        <a className="button" href={logo.href.startsWith(baseUrl) ? logo.href : baseUrl}>
          {messages.notFoundHome}
        </a>
      </p>
      <p>{messages.notFoundReport}</p>
    </main>
  );
}
