import { type ChildProcess, spawn } from "node:child_process";
import { createServer } from "node:net";

/** Milliseconds that a program may take to say that it is ready: a busy machine is slow. */
const START_TIMEOUT_MS = 60_000;

export interface Started {
  /** What the first group of `ready` matched. */
  said: string;
  /** Ends the program; resolves when it is gone. */
  end(): Promise<void>;
}

/**
 * Starts a program and waits until what it writes matches `ready`.
 * Rejects with its last words where it ends before, or stays silent for a minute. It does not
 * outlive this process.
 */
export async function startProcess(
  command: string,
  args: string[],
  ready: RegExp,
  env: NodeJS.ProcessEnv = {},
): Promise<Started> {
  const child = spawn(command, args, {
    stdio: ["ignore", "pipe", "pipe"],
    env: { ...process.env, ...env },
  });
  const ended = new Promise<void>((resolve) => child.once("exit", () => resolve()));
  const kill = () => child.kill("SIGKILL");
  process.once("exit", kill);
  const end = async () => {
    process.off("exit", kill);
    child.kill("SIGTERM");
    const timer = setTimeout(kill, 5000);
    await ended;
    clearTimeout(timer);
  };
  try {
    return { said: await readUntil(child, ready), end };
  } catch (error) {
    if (child.pid !== undefined) await end();
    throw error;
  }
}

function readUntil(child: ChildProcess, ready: RegExp): Promise<string> {
  let text = "";
  return new Promise((resolve, reject) => {
    const fail = (why: string) =>
      reject(new Error(`${child.spawnfile} ${why}\n${text.slice(-2000)}`));
    const timer = setTimeout(fail, START_TIMEOUT_MS, "does not get ready");
    const read = (chunk: unknown) => {
      text += String(chunk);
      const [, said] = ready.exec(text) ?? [];
      if (said === undefined) return;
      // Its further output is ignored.
      text = "";
      clearTimeout(timer);
      resolve(said);
    };
    child.stdout?.on("data", read);
    child.stderr?.on("data", read);
    child.once("error", (error) => fail(error.message));
    child.once("exit", (code) => fail(`ended with ${code}`));
  });
}

/** A free port of this machine. */
export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once("error", reject);
    server.listen(0, "127.0.0.1", () => {
      const address = server.address();
      const port = typeof address === "object" && address ? address.port : 0;
      server.close(() => resolve(port));
    });
  });
}
