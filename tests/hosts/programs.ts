import { existsSync } from "node:fs";
import { join } from "node:path";
import { findProgram } from "../support/programs.ts";

/** A web server from Debian. */
export interface ServerProgram {
  name: string;
  /** Name of the executable. */
  file: string;
  /** Debian packages; the first one contains the executable. */
  packages: [string, ...string[]];
}

/** Where Debian installs modules of nginx. */
const nginxModules = "/usr/lib/nginx/modules";

export const serverPrograms: readonly ServerProgram[] = [
  { name: "nginx", file: "nginx", packages: ["nginx-light", "libnginx-mod-http-brotli-static"] },
  // `apache2` would also install the service on port 80.
  { name: "Apache", file: "apache2", packages: ["apache2-bin"] },
  { name: "Caddy", file: "caddy", packages: ["caddy"] },
];

/** Path of nginx's brotli module; undefined if it is not installed. */
export function findBrotliModule(): string | undefined {
  const path = join(nginxModules, "ngx_http_brotli_static_module.so");
  return existsSync(path) ? path : undefined;
}

export function missingPrograms(): ServerProgram[] {
  return serverPrograms.filter(
    ({ name, file }) => !findProgram(file) || (name === "nginx" && !findBrotliModule()),
  );
}
