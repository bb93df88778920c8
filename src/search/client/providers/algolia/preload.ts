/** Starts to load the client of the service, which is larger than the dialog. */
export function preload(): Promise<unknown> {
  return import("./open-hosted.ts").catch(() => {});
}
