/** Whether a host name leads to the machine itself, as in dev and previews. */
export function isLocalHost(hostname: string): boolean {
  return /^(?:(?:.+\.)?localhost|127(?:\.\d+){3}|\[::1\])$/.test(hostname);
}
