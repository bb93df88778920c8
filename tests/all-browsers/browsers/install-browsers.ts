import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { browserIds, browsers, installedBrowsers } from "./find-browsers.ts";

/**
 * Installs missing browsers on Debian, and reports those that cannot be installed. With `CI` all of
 * them are required.
 */
const missing = () => browserIds.filter((id) => !installedBrowsers().includes(id));

if (missing().length > 0 && existsSync("/etc/debian_version") && process.getuid?.() === 0) {
  const wanted = missing().flatMap((id) => browsers[id].packages);
  run("apt-get", ["update", "-qq"]);
  run("apt-get", ["install", "-y", "-qq", "--no-install-recommends", ...wanted]);
}
for (const id of missing()) {
  const { name, packages } = browsers[id];
  console.error(`Without ${name}: not found (Debian: apt-get install ${packages.join(" ")}).`);
}
if (installedBrowsers().length === 0 || (process.env.CI && missing().length > 0)) {
  process.exitCode = 1;
}

function run(command: string, args: string[]): void {
  spawnSync(command, args, {
    stdio: ["ignore", "ignore", "inherit"],
    env: { ...process.env, DEBIAN_FRONTEND: "noninteractive" },
  });
}
