import { readFileSync } from "node:fs";
import type { IncomingMessage, ServerResponse } from "node:http";
import { escapeText } from "../../content/parse/html/escape-html.ts";
import { pageKey, pageOfPayload } from "../../framework/client/payload/payload-format.ts";
import { safeDecode } from "../../model/url/route.ts";
import type { App } from "../compile/bundle.ts";
import { formatReport } from "../diagnostics/report.ts";
import { explainFailure } from "../render/render-failure.ts";
import { devSearchFile } from "./dev-search.ts";
import type { DevSite } from "./dev-site.ts";

export interface DevState {
  site: DevSite;
  app: App;
}

/** A page cannot be drawn; the message is the report of why. */
export class UndrawnPageError extends Error {}

/** Answers with an image, a sidebar tree, a page's document or its payload. */
export async function answerRequest(
  request: IncomingMessage,
  response: ServerResponse,
  { site, app }: DevState,
): Promise<void> {
  // Vite has taken the base URL off the path.
  const { pathname } = new URL(request.url ?? "/", "http://dev");
  const file = site.files.get(safeDecode(pathname));
  if (file !== undefined) {
    send(response, 200, {
      type: file.type,
      body: "path" in file ? readFileSync(file.path) : file.text,
    });
    return;
  }
  const body = await devSearchFile(pathname, { site, app });
  if (body !== undefined) {
    send(response, 200, { type: "application/json", body });
    return;
  }
  const payloadOf = pageOfPayload(pathname);
  const source = site.page(pageKey(payloadOf ?? pathname), app);
  const drawn = app.render(source.page, { site: site.shell, build: "dev", dev: true });
  const { html, payload } = await drawn.catch((error: unknown) => {
    const { knownComponents } = app;
    const found = explainFailure(source, error, { knownComponents, siteDir: site.dir });
    throw new UndrawnPageError(formatReport(found));
  });
  const status = source.page.kind === "not-found" ? 404 : 200;
  const answer =
    payloadOf === undefined
      ? { type: "text/html; charset=utf-8", body: html }
      : { type: "text/plain; charset=utf-8", body: payload };
  send(response, status, answer);
}

/** Answers where a page cannot be drawn: with the report, until a change of the site mends it. */
export function answerUndrawn(
  response: ServerResponse,
  { message }: UndrawnPageError,
  baseUrl: string,
): void {
  const client = JSON.stringify(`${baseUrl}@vite/client`);
  const body = `<!doctype html><title>Error</title><pre>${escapeText(message)}</pre>
<script type="module">
import { createHotContext } from ${client};
createHotContext("/").on("rsc:update", () => location.reload());
</script>`;
  send(response, 500, { type: "text/html; charset=utf-8", body });
}

function send(
  response: ServerResponse,
  status: number,
  { type, body }: { type: string; body: string | Uint8Array },
): void {
  response.writeHead(status, { "content-type": type, "cache-control": "no-store" });
  response.end(body);
}
