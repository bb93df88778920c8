import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { findNginx } from "./find-nginx.ts";

/** Makes sure that the tests of hosts find nginx, or says in one line what to install. */
if (!findNginx()) {
  if (existsSync("/etc/debian_version") && process.getuid?.() === 0) {
    for (const args of [
      ["update", "-qq"],
      ["install", "-y", "-qq", "--no-install-recommends", "nginx-light"],
    ]) {
      spawnSync("apt-get", args, {
        stdio: ["ignore", "ignore", "inherit"],
        env: { ...process.env, DEBIAN_FRONTEND: "noninteractive" },
      });
    }
  }
  if (!findNginx()) {
    console.error("No nginx found: install one (`apt-get install nginx-light`).");
    process.exitCode = 1;
  }
}
