import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { type AddressInfo, createServer } from "node:net";
import { delimiter, join } from "node:path";

/** The path of an installed program, or undefined. */
export function findProgram(name: string): string | undefined {
  const folders = [...(process.env.PATH ?? "").split(delimiter), "/usr/sbin"];
  return folders.map((folder) => join(folder, name)).find((path) => existsSync(path));
}

/** Installs Debian packages, as root or with `sudo` without a password. Does nothing on other systems. */
export function installPackages(packages: readonly string[]): void {
  if (packages.length === 0 || !existsSync("/etc/debian_version")) return;
  const prefix = process.getuid?.() === 0 ? [] : ["sudo", "-n"];
  for (const args of [
    ["update", "-qq"],
    ["install", "-y", "-qq", "--no-install-recommends", ...packages],
  ]) {
    const [command = "", ...rest] = [...prefix, "apt-get", ...args];
    spawnSync(command, rest, {
      stdio: ["ignore", "ignore", "inherit"],
      env: { ...process.env, DEBIAN_FRONTEND: "noninteractive" },
    });
  }
}

interface Program {
  name: string;
  packages: readonly string[];
}

/** Installs missing programs. Reports what is still missing, which is an error with `CI=true`. */
export function installMissing(findMissing: () => readonly Program[]): void {
  installPackages(findMissing().flatMap(({ packages }) => packages));
  for (const { name, packages } of findMissing()) {
    const command = `apt-get install ${packages.join(" ")}`;
    console.error(`${name} is not installed, so its tests are skipped (\`${command}\`).`);
    if (process.env.CI) process.exitCode = 1;
  }
}

/** A port of this machine that no program uses. */
export function findFreePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once("error", reject);
    server.listen(0, "127.0.0.1", () => {
      const { port } = server.address() as AddressInfo;
      server.close(() => resolve(port));
    });
  });
}
