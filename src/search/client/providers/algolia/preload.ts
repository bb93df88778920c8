/** Begins to load what answers: the client of the service weighs more than the dialog. */
export function begin(): Promise<unknown> {
  return import("./open-hosted.ts").catch(() => {});
}
