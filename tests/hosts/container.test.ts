import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { validate } from "dockerfile-utils";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { findPackageRoot } from "../../src/run.mjs";
import { findFreePort } from "../support/programs.ts";
import { findBrotliModule } from "./programs.ts";
import { guide, write, writeSample } from "./sample-output.ts";
import { send } from "./send-request.ts";
import { hosts, makeReadable, waitForServer } from "./servers.ts";

const root = findPackageRoot(import.meta.url);
const dockerfile = readFileSync(join(root, "docker/Dockerfile"), "utf8");

/** The arguments of an instruction in exec form. */
function wordsOf(instruction: RegExp): string[] {
  return JSON.parse(instruction.exec(dockerfile)?.[1] ?? "[]") as string[];
}

it("the Dockerfile passes the linter", () => {
  expect(validate(dockerfile)).toEqual([]);
  expect(validate("FROM debian\nRUN\nCOPPY a b\n")).not.toEqual([]);
});

it("runs without privileges, on a copy of the built files", () => {
  expect(dockerfile).toMatch(/^USER (?!0)\d+:\d+$/m);
  expect(dockerfile).toMatch(/^COPY dist \/srv\/docs$/m);
  const contextFiles = readFileSync(join(root, ".dockerignore"), "utf8").trim().split("\n");
  expect(contextFiles).toEqual(["*", "!dist", "!docker/nginx.conf"]);
});

/**
 * Whether this process can switch users and mount read-only file systems. Otherwise nginx runs as
 * the current user.
 */
const canIsolate =
  process.getuid?.() === 0 && spawnSync("unshare", ["--mount", "true"]).status === 0;

const isolated = `set -e
mount --bind "$0" /srv
mount -t tmpfs -o mode=1777 tmpfs /tmp
mount -o remount,bind,ro /srv
mount -o remount,bind,ro /
user=$1
shift
exec setpriv --reuid=$user --regid=$user --clear-groups --no-new-privs --bounding-set=-all \\
  sh -c 'touch /srv/docs/written; "$0" "$@" | cat' "$@"`;

// The configuration of the image requires the brotli module.
if (hosts.includes("nginx") && findBrotliModule()) describe("the server of the container", serve);

function serve(): void {
  let dir: string;
  let port: number;
  let server: ChildProcess;
  let output = "";

  beforeAll(async () => {
    dir = mkdtempSync(join(tmpdir(), "container-"));
    makeReadable(dir);
    await writeSample(join(dir, "docs"), { baseUrl: "/", trailingSlash: undefined });
    port = await findFreePort();
    const config = readFileSync(join(root, "docker/nginx.conf"), "utf8");
    const withPort = config.replace("listen 8080;", `listen 127.0.0.1:${port};`);
    const withFolders = withPort
      .replaceAll("/tmp/", `${dir}/`)
      .replaceAll("/srv/docs", join(dir, "docs"));
    write(join(dir, "nginx.conf"), canIsolate ? withPort : withFolders);
    const configFolder = canIsolate ? "/srv" : dir;
    const nginx = wordsOf(/^CMD (\[.*\])$/m).map((word) =>
      word === "/etc/nginx/nginx.conf" ? `${configFolder}/nginx.conf` : word,
    );
    const user = /^USER (\d+)/m.exec(dockerfile)?.[1] ?? "";
    const command = canIsolate
      ? [
          "unshare",
          "--mount",
          "--propagation",
          "private",
          "sh",
          "-c",
          isolated,
          dir,
          user,
          ...nginx,
        ]
      : ["sh", "-c", '"$0" "$@" | cat', ...nginx];
    server = spawn(command[0] ?? "", command.slice(1), { detached: true });
    for (const stream of [server.stdout, server.stderr]) {
      stream?.on("data", (text) => {
        output += text;
      });
    }
    await waitForServer(server, port, () => output);
  });

  afterAll(async () => {
    const ended = new Promise((resolve) => server.once("exit", resolve));
    process.kill(-(server.pid ?? 0), "SIGTERM");
    await ended;
    rmSync(dir, { recursive: true, force: true });
  });

  it("sends pages with the headers of the site, and logs them", async () => {
    const { status, headers, body } = await send(port, { path: "/guide" });
    expect([status, body.toString()]).toEqual([200, guide]);
    expect(headers["content-security-policy"]).toContain("frame-ancestors 'none'");
    expect(headers.server).toBe("nginx");
    expect((await send(port, { path: "/none" })).status).toBe(404);
    expect((await send(port, { path: "/old" })).headers.location).toBe("/guide#part");
    expect(output).not.toMatch(/\[(?:warn|error|crit|alert|emerg)\]/);
  });

  it("sends the compressed copies", async () => {
    for (const encoding of ["br", "gzip"]) {
      const { headers } = await send(port, {
        path: "/guide",
        headers: { "accept-encoding": encoding },
      });
      expect(headers["content-encoding"]).toBe(encoding);
    }
  });

  it("cannot write to the served folder", () => {
    if (canIsolate) expect(output).toContain("Read-only file system");
    else expect(process.getuid?.()).not.toBe(0);
  });

  it("is healthy while it responds", async () => {
    const [shell = "", ...words] = wordsOf(/^HEALTHCHECK [\s\S]*?CMD (\[.*\])$/m);
    const check = (at: number) =>
      spawnSync(
        shell,
        words.map((word) => word.replace("127.0.0.1/8080", `127.0.0.1/${at}`)),
      ).status;
    expect(check(port)).toBe(0);
    expect(check(await findFreePort())).not.toBe(0);
  });
}
