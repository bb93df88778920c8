import { existsSync } from "node:fs";
import { delimiter, join } from "node:path";

/** The path of an installed nginx; undefined where there is none. */
export function findNginx(): string | undefined {
  const folders = [...(process.env.PATH ?? "").split(delimiter), "/usr/sbin"];
  return folders.map((folder) => join(folder, "nginx")).find((path) => existsSync(path));
}
