import { type ChildProcess, spawn } from "node:child_process";

/** Long, because a busy machine is slow. */
const START_TIMEOUT_MS = 60_000;

export interface StartedProcess {
  /** The first group of `ready`. */
  firstMatch: string;
  /** Ends the program, and resolves when it has exited. */
  end(): Promise<void>;
}

/**
 * Starts a program and waits until its output matches `ready`. Rejects with the end of its output if
 * it exits earlier or is not ready after a minute. The program ends with this process.
 */
export async function startProcess(
  command: string,
  args: string[],
  ready: RegExp,
  env: NodeJS.ProcessEnv = {},
): Promise<StartedProcess> {
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
    return { firstMatch: await readUntil(child, ready), end };
  } catch (error) {
    if (child.pid !== undefined) await end();
    throw error;
  }
}

function readUntil(child: ChildProcess, ready: RegExp): Promise<string> {
  let text = "";
  return new Promise((resolve, reject) => {
    const fail = (reason: string) =>
      reject(new Error(`${child.spawnfile} ${reason}\n${text.slice(-2000)}`));
    const timer = setTimeout(fail, START_TIMEOUT_MS, "was not ready in time");
    const read = (chunk: unknown) => {
      text += String(chunk);
      const [, firstMatch] = ready.exec(text) ?? [];
      if (firstMatch === undefined) return;
      text = "";
      clearTimeout(timer);
      resolve(firstMatch);
    };
    child.stdout?.on("data", read);
    child.stderr?.on("data", read);
    child.once("error", (error) => fail(error.message));
    child.once("exit", (code) => fail(`exited with ${code}`));
  });
}
