import type { IncomingMessage } from "node:http";
import { safeDecode } from "../../model/url/route.ts";

/** sirv uses this property of a request if it is set. It would decode all but `%26` and `%23`. */
export function setStaticPath(request: IncomingMessage, url: string): void {
  const [path = "/", query] = url.split("?", 2);
  const pathname = safeDecode(path).replaceAll("%", "%25");
  const parsedUrl = { raw: url, pathname, query };
  Object.assign(request, { url, _parsedUrl: parsedUrl });
}
