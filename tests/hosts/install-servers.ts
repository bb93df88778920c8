import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { missingPrograms } from "./programs.ts";

/**
 * Installs the web servers for the host tests. Without one, its tests are skipped and a line says
 * so; with `CI=true` that is an error.
 */
const missing = missingPrograms();
if (missing.length > 0 && existsSync("/etc/debian_version")) {
  const asRoot = process.getuid?.() === 0 ? [] : ["sudo", "-n"];
  for (const args of [
    ["update", "-qq"],
    [
      "install",
      "-y",
      "-qq",
      "--no-install-recommends",
      ...missing.flatMap(({ packages }) => packages),
    ],
  ]) {
    const [command = "", ...rest] = [...asRoot, "apt-get", ...args];
    spawnSync(command, rest, {
      stdio: ["ignore", "ignore", "inherit"],
      env: { ...process.env, DEBIAN_FRONTEND: "noninteractive" },
    });
  }
}
for (const { name, packages } of missingPrograms()) {
  console.error(`Without ${name}: install it (\`apt-get install ${packages.join(" ")}\`).`);
  if (process.env.CI) process.exitCode = 1;
}
