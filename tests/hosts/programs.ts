import { existsSync } from "node:fs";
import { delimiter, join } from "node:path";

/** A web server that Debian has. */
export interface ServerProgram {
  name: string;
  /** Name of the file that runs. */
  file: string;
  /** Debian's packages; the first one has the program. */
  packages: [string, ...string[]];
}

/** The modules of nginx that Debian packs by themselves. */
const nginxModules = "/usr/lib/nginx/modules";

export const serverPrograms: readonly ServerProgram[] = [
  { name: "nginx", file: "nginx", packages: ["nginx-light", "libnginx-mod-http-brotli-static"] },
  // Without the service, which would take port 80.
  { name: "Apache", file: "apache2", packages: ["apache2-bin"] },
  { name: "Caddy", file: "caddy", packages: ["caddy"] },
];

/** The path of an installed program, or undefined. */
export function findProgram(file: string): string | undefined {
  const folders = [...(process.env.PATH ?? "").split(delimiter), "/usr/sbin"];
  return folders.map((folder) => join(folder, file)).find((path) => existsSync(path));
}

/** The path of nginx's module that sends brotli copies; undefined where it is not installed. */
export function findBrotliModule(): string | undefined {
  const path = join(nginxModules, "ngx_http_brotli_static_module.so");
  return existsSync(path) ? path : undefined;
}

/** What the tests of hosts lack on this machine. */
export function missingPrograms(): ServerProgram[] {
  return serverPrograms.filter(
    ({ name, file }) => !findProgram(file) || (name === "nginx" && !findBrotliModule()),
  );
}
