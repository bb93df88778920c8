const MAX_RENDER_SECONDS = 20;

export const RENDER_TIMEOUT = `a component is not finished after ${MAX_RENDER_SECONDS} seconds`;

/** @throws Error with the message `RENDER_TIMEOUT` */
export async function withTimeLimit<T>(rendering: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const limit = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(RENDER_TIMEOUT)), MAX_RENDER_SECONDS * 1000);
  });
  try {
    return await Promise.race([rendering, limit]);
  } finally {
    clearTimeout(timer);
  }
}
