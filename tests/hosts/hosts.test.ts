import { readFileSync } from "node:fs";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type ExpectedResponse, expectations } from "./expectations.ts";
import { findBrotliModule } from "./programs.ts";
import { digits, guide, type SampleSite, script } from "./sample-output.ts";
import { type HostRequest, type HostResponse, openAgent, send, sendRaw } from "./send-request.ts";
import { type HostName, hosts, type RunningServer, startHost } from "./servers.ts";

const sites: SampleSite[] = [
  { baseUrl: "/", trailingSlash: undefined },
  { baseUrl: "/", trailingSlash: true },
  { baseUrl: "/", trailingSlash: false },
  { baseUrl: "/sub/", trailingSlash: true },
  { baseUrl: "/a.b/c/", trailingSlash: false },
];

const cases = hosts.flatMap((host) => sites.map((site) => ({ host, ...site })));

/** nginx sends brotli only if its module is installed. */
function encodingsOf(host: HostName): ("br" | "gzip")[] {
  return host === "nginx" && !findBrotliModule() ? ["gzip"] : ["br", "gzip"];
}

const decode = { br: brotliDecompressSync, gzip: gunzipSync };

describe.each(cases)("$host with baseUrl $baseUrl and trailingSlash $trailingSlash", ({
  host,
  ...site
}) => {
  let server: RunningServer;
  /** The canonical path of the guide. */
  const page = site.baseUrl + (site.trailingSlash ? "guide/" : "guide");

  beforeAll(async () => {
    server = await startHost(host, site);
  });

  afterAll(() => server.stop());

  const get = (path: string, headers: HostRequest["headers"] = {}) =>
    send(server.port, { path, headers });

  it.each(expectations(host, site))("responds to $method $path", async ({
    expected,
    ...request
  }) => {
    const response = await send(server.port, request);
    expect(response.headers).not.toHaveProperty("x-injected");
    expect(comparedPart(response, expected, server.port)).toEqual(expected);
  });

  const accepted = [
    ["br, gzip", "br"],
    ["gzip, deflate, br, zstd", "br"],
    ["gzip", "gzip"],
    ["identity", undefined],
  ] as const;
  const withQualities = [
    ["br;q=0, gzip;q=0.5", "gzip"],
    ["gzip;q=0, br; q=0.000", undefined],
  ] as const;
  it.each([
    ...accepted,
    // sirv ignores quality values (docs/deploy.md).
    ...(host === "preview" ? [] : withQualities),
  ])("chooses the encoding for `Accept-Encoding: %s`", async (accepted, encoding) => {
    const known = encodingsOf(host);
    const expected = encoding === "br" && !known.includes("br") ? "gzip" : encoding;
    for (const [path, text] of [
      [page, guide],
      [`${site.baseUrl}assets/a-1.js`, script],
    ] as const) {
      const { headers, body } = await get(path, { "accept-encoding": accepted });
      expect(headers["content-encoding"]).toBe(expected);
      expect(headers.vary?.toLowerCase()).toBe("accept-encoding");
      expect((expected ? decode[expected](body) : body).toString()).toBe(text);
      expect(headers["content-type"]).toMatch(
        /^text\/(?:html|javascript)|^application\/javascript/,
      );
      expect(headers["cache-control"]).toMatch(path === page ? /^no-cache$/ : /immutable/);
    }
  });

  it.each([
    "identity",
    "gzip",
    "br",
  ])("responds with 304 if the page is cached (%s)", async (accepted) => {
    const encoded = { "accept-encoding": accepted };
    const { headers } = await get(page, encoded);
    const { etag = "", "last-modified": modified = "" } = headers;
    expect(etag).toMatch(/^(?:W\/)?".+"$/);
    for (const condition of [
      { "if-none-match": etag },
      // sirv compares a single ETag, and no dates (docs/deploy.md).
      ...(host === "preview"
        ? []
        : [{ "if-none-match": `"other", ${etag}` }, { "if-modified-since": modified }]),
    ]) {
      const { status, body, headers } = await get(page, { ...encoded, ...condition });
      expect([status, body.length]).toEqual([304, 0]);
      expect(headers["cache-control"]).toBe("no-cache");
    }
    for (const condition of [
      { "if-none-match": '"other"' },
      { "if-modified-since": "Sat, 01 Jan 2000 00:00:00 GMT" },
    ]) {
      expect((await get(page, { ...encoded, ...condition })).status).toBe(200);
    }
  });

  it("has a different ETag for each encoding", async () => {
    const accepted = ["identity", ...encodingsOf(host)];
    const responses = await Promise.all(
      accepted.map((encoding) => get(page, { "accept-encoding": encoding })),
    );
    expect(new Set(responses.map(({ headers }) => headers.etag)).size).toBe(accepted.length);
  });

  it("responds to HEAD as to GET, without a body", async () => {
    for (const path of [page, `${site.baseUrl}none`]) {
      const [full, head] = [await get(path), await send(server.port, { path, method: "HEAD" })];
      expect(head.body).toHaveLength(0);
      expect(head.status).toBe(full.status);
      for (const name of ["content-type", "content-length", "cache-control", "etag"]) {
        expect([name, strongTag(head.headers[name])]).toEqual([
          name,
          strongTag(full.headers[name]),
        ]);
      }
    }
  });

  it.each([
    "//guide",
    "//guide/",
    "//old",
    "///guide",
    "/\\\\guide",
  ])("does not redirect %s to another host", async (path) => {
    const { location = "/" } = (await get(path)).headers;
    const { host } = new URL(location, "http://host/");
    expect(["host", `127.0.0.1:${server.port}`]).toContain(host);
  });

  it.each([
    ["an unknown method", "BREW /sub/ HTTP/1.1\r\nHost: a\r\n"],
    ["a URL of 20,000 characters", `GET /${"x".repeat(20_000)} HTTP/1.1\r\nHost: a\r\n`],
    ["a URL of many folders", `GET ${"/x".repeat(2500)} HTTP/1.1\r\nHost: a\r\n`],
    ["a path without a slash", "GET guide HTTP/1.1\r\nHost: a\r\n"],
    ["bytes that are not HTTP", "\x16\x03\x01\x02\r\n"],
  ])("rejects %s", async (_name, lines) => {
    const response = await sendRaw(server.port, `${lines}Connection: close\r\n\r\n`);
    expect(response).toMatch(/^(?:HTTP\/1\.[01] (?:4\d\d|501) |<html>)/);
    expect((await get(page)).status).toBe(200);
  });

  it("sends `Accept-Ranges`", async () => {
    const { headers, body } = await get(`${site.baseUrl}digits.bin`);
    expect([headers["accept-ranges"], body.toString()]).toEqual(["bytes", digits]);
  });
});

describe.each(hosts)("%s under load", (host) => {
  const requests = 2000;
  const connections = 50;

  it(`serves ${requests} requests on ${connections} connections`, async () => {
    const site = { baseUrl: "/sub/", trailingSlash: true };
    const server = await startHost(host, site);
    const agent = openAgent(connections);
    const paths = ["guide/", "assets/a-1.js", "guide/index.txt", "llms.txt"];
    const expected = new Map<string, number>();
    for (const path of paths) {
      const { body } = await send(server.port, { path: `/sub/${path}` }, agent);
      expected.set(path, body.length);
    }
    const errors: string[] = [];
    let left = requests;
    const client = async () => {
      while (left-- > 0) {
        const path = paths[left & 3] ?? "";
        const response = await send(server.port, { path: `/sub/${path}` }, agent).catch(String);
        if (typeof response === "string") errors.push(response);
        else if (response.status !== 200 || response.body.length !== expected.get(path))
          errors.push(`${path}: ${response.status}, ${response.body.length} bytes`);
      }
    };
    await Promise.all(Array.from({ length: connections }, client));
    const memory = peakMemory(server.pid);
    const log = server.log();
    agent.destroy();
    await server.stop();
    expect(errors).toEqual([]);
    expect(log).not.toMatch(/\[(?:crit|alert|emerg|error)\]|"level":"error"/);
    if (host === "preview") expect(memory).toBeLessThanOrEqual(200);
  });
});

/** Peak memory of a process in MB, on Linux. */
function peakMemory(pid: number): number {
  const status = readFileSync(`/proc/${pid}/status`, "utf8");
  return Number(/^VmHWM:\s*(\d+) kB$/m.exec(status)?.[1]) / 1024;
}

/** The part of a response that an expectation covers. */
function comparedPart(
  { status, headers, body }: HostResponse,
  expected: ExpectedResponse,
  port: number,
): ExpectedResponse {
  const same = Array.isArray(expected.status) && expected.status.includes(status);
  const part: Required<ExpectedResponse> = {
    status: same ? expected.status : status,
    body: body.toString(),
    // sirv writes no space after the semicolon.
    type: headers["content-type"]?.replace(/;\s*/, "; ") ?? "",
    cache: headers["cache-control"] ?? "",
    securityPolicy: /frame-ancestors 'none'/.test(String(headers["content-security-policy"])),
    location: String(headers.location)
      .replace(`//127.0.0.1:${port}`, "//host")
      // Servers differ in which characters they encode, and in the case of the digits.
      .replace(/%[0-9a-f]{2}/gi, (code) => code.toUpperCase())
      .replace(/%(?:24|7B|7D)/g, decodeURIComponent),
    range: headers["content-range"] ?? "",
  };
  const named = Object.entries(part).filter(([name]) => name in expected);
  return Object.fromEntries(named) as unknown as ExpectedResponse;
}

/** Apache sends weak ETags within the second in which a file was written. */
function strongTag(header: string | string[] | undefined): string {
  return String(header).replace(/^W\//, "");
}
