export type RequestLike = Pick<Request, "url" | "method" | "mode" | "cache" | "headers">;

export interface NetworkContext {
  fetch(request: RequestLike | string, options?: RequestInit): Promise<Response>;
  wait(milliseconds: number): Promise<unknown>;
}

/** How long to wait for the network before falling back to the cache. */
export const NETWORK_TIMEOUT_MS = 2000;

interface Network {
  fetch(request: RequestLike): Promise<Response>;
  /** Undefined if the request fails or the time is up. */
  waitFor(pending: Promise<Response>, pageKey?: string): Promise<Response | undefined>;
  /** The document request that follows the payload of a page need not wait again. */
  markTimedOut(pageKey: string): void;
  isDown(): boolean;
}

export function openNetwork({ fetch, wait }: NetworkContext): Network {
  const timedOut = new Set<string>();
  let isDown = false;
  return {
    isDown: () => isDown,
    async fetch(request) {
      try {
        const response = await fetch(request);
        isDown = false;
        timedOut.clear();
        return response;
      } catch (error) {
        isDown = true;
        throw error;
      }
    },
    waitFor(pending, pageKey) {
      let isPending = true;
      const response = pending
        .catch(() => undefined)
        .finally(() => {
          isPending = false;
        });
      const hasTimedOut = pageKey !== undefined && timedOut.has(pageKey);
      const timeout = wait(hasTimedOut ? 0 : NETWORK_TIMEOUT_MS).then(() => {
        isDown ||= isPending;
        return undefined;
      });
      return Promise.race([response, timeout]);
    },
    markTimedOut(pageKey) {
      timedOut.add(pageKey);
      wait(NETWORK_TIMEOUT_MS).then(() => timedOut.delete(pageKey));
    },
  };
}
