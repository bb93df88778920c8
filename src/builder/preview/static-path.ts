import type { IncomingMessage } from "node:http";
import { safeDecode } from "../../model/url/route.ts";

/** sirv would leave `%26` and `%23` encoded. It uses this property of a request if it is set. */
export function setStaticPath(request: IncomingMessage, url: string): void {
  const [path = "/", query] = url.split("?", 2);
  const parsedUrl = { raw: url, pathname: safeDecode(path), query };
  Object.assign(request, { url, _parsedUrl: parsedUrl });
}
