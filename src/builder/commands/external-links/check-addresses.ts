import { inParallel } from "../../render/in-parallel.ts";

/** What a host answered; `ok` also where it answers people but not programs. */
export interface LinkAnswer {
  ok: boolean;
  /** Status, or why there was none. */
  reason: string;
  /** Milliseconds since 1970. */
  checked: number;
}

export type LinkAnswers = Record<string, LinkAnswer>;

export interface LinkCheck {
  /** Answers from before; good ones are believed for a week. */
  known: LinkAnswers;
  /** Asks a host; throws where there is no answer. */
  ask(address: string, method: "HEAD" | "GET"): Promise<number>;
  now(): number;
  wait(milliseconds: number): Promise<void>;
  /** Is told how many of the addresses have an answer. */
  onAnswer(done: number, of: number): void;
}

const believed = 7 * 24 * 60 * 60 * 1000;

/** Milliseconds between two questions to one host. */
const pause = 1000;

/** Hosts asked at a time. */
const concurrency = 4;

/** Statuses of hosts that refuse programs: the page may well be there. */
const refusals = [401, 403, 405, 406, 429, 999];

/** Asks for every address once, each host slowly. */
export async function checkAddresses(
  addresses: Iterable<string>,
  check: LinkCheck,
): Promise<LinkAnswers> {
  const answers: LinkAnswers = {};
  const byHost = new Map<string, string[]>();
  const all = new Set(addresses);
  for (const address of all) {
    const known = check.known[address];
    if (known?.ok && check.now() - known.checked < believed) answers[address] = known;
    else {
      const { host } = new URL(address);
      byHost.set(host, [...(byHost.get(host) ?? []), address]);
    }
  }
  await inParallel(byHost.values(), concurrency, async (list) => {
    for (const [index, address] of list.entries()) {
      if (index > 0) await check.wait(pause);
      answers[address] = await askTwice(address, check);
      check.onAnswer(Object.keys(answers).length, all.size);
    }
  });
  return answers;
}

/** Some hosts know no HEAD. */
async function askTwice(address: string, check: LinkCheck): Promise<LinkAnswer> {
  const head = await askOnce(address, "HEAD", check);
  return head.ok ? head : askOnce(address, "GET", check);
}

async function askOnce(
  address: string,
  method: "HEAD" | "GET",
  { ask, now }: LinkCheck,
): Promise<LinkAnswer> {
  try {
    const status = await ask(address, method);
    const isThere = status < 400 || (method === "GET" && refusals.includes(status));
    return { ok: isThere, reason: String(status), checked: now() };
  } catch (error) {
    return {
      ok: false,
      reason: error instanceof Error ? error.message : String(error),
      checked: now(),
    };
  }
}
