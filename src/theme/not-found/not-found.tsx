import { searchRoute } from "../../model/search/search.ts";
import type { SiteShell } from "../../model/site/site.ts";
import { withBase, withTrailingSlash } from "../../model/url/route.ts";
import * as messages from "../messages/messages.ts";
import { ReportLink, SearchForWords, Suggestions } from "./suggestions.tsx";

export function NotFound({ site }: { site: SiteShell }) {
  const { logo, baseUrl, feedback } = site;
  const search = withBase(baseUrl, withTrailingSlash(searchRoute, site.trailingSlash));
  const start = site.navbar.flatMap((item) =>
    item.type === "link" && !item.external && item.show !== "narrow" ? [item] : [],
  );
  return (
    <main id="main" className="lone md">
      <h1>{messages.notFoundTitle}</h1>
      <p>{messages.notFoundText}</p>
      {site.hasSearch && (
        <SearchForWords action={search} label={messages.notFoundSearch} button={messages.search} />
      )}
      <Suggestions title={messages.notFoundNearest} lastVersion={site.docsVersions?.lastVersion} />
      {start.length > 0 && (
        <>
          <p>{messages.notFoundStart}</p>
          <ul>
            {start.map(({ label, href }) => (
              <li key={href}>
                <a href={href}>{label}</a>
              </li>
            ))}
          </ul>
        </>
      )}
      <p>
        <a className="button quiet" href={logo.href.startsWith(baseUrl) ? logo.href : baseUrl}>
          {messages.notFoundHome}
        </a>
      </p>
      {feedback !== null && (
        <p>
          {messages.notFoundReportQuestion}{" "}
          <ReportLink
            address={feedback}
            answer={messages.notFoundTitle}
            label={messages.notFoundReport}
          />
        </p>
      )}
    </main>
  );
}
