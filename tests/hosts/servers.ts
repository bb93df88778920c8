import { type ChildProcess, spawn } from "node:child_process";
import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync, statSync } from "node:fs";
import { connect } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { findPackageRoot } from "../../src/run.mjs";
import { findFreePort, findProgram } from "../support/programs.ts";
import { findBrotliModule, serverPrograms } from "./programs.ts";
import { type SampleSite, write, writeSample } from "./sample-output.ts";

const root = findPackageRoot(import.meta.url);

export type HostName = "nginx" | "apache" | "caddy" | "preview";

export interface RunningServer {
  port: number;
  pid: number;
  /** The output so far. */
  log(): string;
  stop(): Promise<void>;
}

interface ServerOptions extends SampleSite {
  /** Working folder of the server; it contains the output `dist`. */
  dir: string;
  port: number;
}

/** Writes the configuration of a server and returns the command that runs it in the foreground. */
type Prepare = (options: ServerOptions) => [command: string, ...args: string[]];

const prepare: Record<HostName, Prepare> = {
  nginx({ dir, port }) {
    const scratch = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"].map(
      (name) => `  ${name}_temp_path ${dir}/${name};`,
    );
    const brotli = findBrotliModule();
    write(
      join(dir, "nginx.conf"),
      `${brotli ? `load_module ${brotli};\n` : ""}pid ${dir}/nginx.pid;
daemon off;
master_process off;
events { worker_connections 256; }
http {
  include /etc/nginx/mime.types;
  access_log off;
${scratch.join("\n")}
  server {
    listen 127.0.0.1:${port};
    root ${dir}/dist;
    include ${dir}/dist/.hosting/nginx.conf;
    ${brotli ? `include ${dir}/dist/.hosting/nginx-brotli.conf;` : ""}
  }
}
`,
    );
    return ["nginx", "-e", join(dir, "error.log"), "-c", join(dir, "nginx.conf")];
  },

  apache({ dir, port, baseUrl, trailingSlash }) {
    const modules = ["mpm_event", "authz_core", "mime", "dir", "alias", "headers", "rewrite"];
    const at = baseUrl === "/" ? "" : `Alias ${baseUrl.slice(0, -1)} ${dir}/dist`;
    // Half of the sites use each of the two configurations in docs/deploy.md.
    const rules = trailingSlash ? `Include ${dir}/dist/.htaccess` : "";
    write(join(dir, "empty/none"), "");
    write(
      join(dir, "apache.conf"),
      `ServerRoot ${dir}
ServerName localhost
PidFile ${dir}/apache.pid
DefaultRuntimeDir ${dir}
Listen 127.0.0.1:${port}
ErrorLog ${dir}/error.log
LogLevel warn
${modules.map((name) => `LoadModule ${name}_module /usr/lib/apache2/modules/mod_${name}.so`).join("\n")}
${process.getuid?.() === 0 ? "User www-data\nGroup www-data" : ""}
StartServers 1
ThreadsPerChild 64
MaxRequestWorkers 64
ServerLimit 1
MaxKeepAliveRequests 0
TypesConfig /dev/null
DocumentRoot ${baseUrl === "/" ? `${dir}/dist` : `${dir}/empty`}
${at}
<Directory ${dir}>
  Options FollowSymLinks
  AllowOverride None
  Require all granted
</Directory>
<Directory ${dir}/dist>
  ${rules || "AllowOverride All"}
</Directory>
`,
    );
    return ["apache2", "-f", join(dir, "apache.conf"), "-DFOREGROUND"];
  },

  caddy({ dir, port }) {
    write(
      join(dir, "Caddyfile"),
      `{
  admin off
  auto_https off
  storage file_system ${dir}/storage
}
http://:${port} {
  bind 127.0.0.1
  root * ${dir}/dist
  import ${dir}/dist/.hosting/Caddyfile
}
`,
    );
    return ["caddy", "run", "--config", join(dir, "Caddyfile"), "--adapter", "caddyfile"];
  },

  preview({ dir, port }) {
    const options = ["--out", join(dir, "dist"), "--host", "127.0.0.1"];
    const program = [join(root, "src/run.mjs"), join(root, "src/cli.ts")];
    return [process.execPath, ...program, "preview", ...options, "--port", String(port)];
  },
};

const executables: Partial<Record<HostName, string>> = Object.fromEntries(
  serverPrograms.map(({ name, file }) => [name.toLowerCase(), file]),
);

/** The installed servers. With `CI=true`, a missing server is an error. */
export const hosts = (Object.keys(prepare) as HostName[]).filter((name) => {
  const file = executables[name];
  if (file === undefined || findProgram(file)) return true;
  if (process.env.CI) throw new Error(`no ${name}: run \`npm run test:hosts\``);
  return false;
});

/** Starts a server on a sample output. */
export async function startHost(name: HostName, site: SampleSite): Promise<RunningServer> {
  const dir = mkdtempSync(join(tmpdir(), `${name}-`));
  makeReadable(dir);
  await writeSample(join(dir, "dist"), site);
  const port = await findFreePort();
  const [command, ...args] = prepare[name]({ ...site, dir, port });
  const server = spawn(findProgram(command) ?? command, args, {
    cwd: root,
    env: { ...process.env, HOME: dir, XDG_CONFIG_HOME: dir, XDG_DATA_HOME: dir },
  });
  let output = "";
  for (const stream of [server.stdout, server.stderr]) {
    stream.on("data", (text) => {
      output += text;
    });
  }
  const errorLog = join(dir, "error.log");
  const log = () => output + (existsSync(errorLog) ? readFileSync(errorLog, "utf8") : "");
  await waitForServer(server, port, log);
  return {
    port,
    pid: server.pid ?? 0,
    log,
    async stop() {
      const ended = new Promise((resolve) => server.once("exit", resolve));
      server.kill("SIGTERM");
      await ended;
      rmSync(dir, { recursive: true, force: true });
    },
  };
}

/** Servers that root starts run as another user, which needs access to the folders of the test. */
export function makeReadable(dir: string): void {
  chmodSync(dir, 0o755);
  const parent = tmpdir();
  const isReadableByAll = (statSync(parent).mode & 0o005) === 0o005;
  if (process.getuid?.() === 0 && !isReadableByAll) chmodSync(parent, 0o755);
}

/** Waits until a server listens on its port. Throws if the server exits. */
export async function waitForServer(
  server: ChildProcess,
  port: number,
  log: () => string,
): Promise<void> {
  while (server.exitCode === null) {
    const open = await new Promise<boolean>((resolve) => {
      const socket = connect(port, "127.0.0.1", () => resolve(true));
      socket.once("error", () => resolve(false)).once("connect", () => socket.destroy());
    });
    if (open) return;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  throw new Error(`the server exited: ${log()}`);
}
