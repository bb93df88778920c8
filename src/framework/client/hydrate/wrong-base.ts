/** Path under which the site really lies, told by the address its script came from. */
export function actualBase(scriptUrl: string, configured: string): string {
  const { pathname } = new URL(scriptUrl);
  const folder = pathname.lastIndexOf("/assets/");
  // In dev scripts come from where their sources lie.
  return folder < 0 ? configured : pathname.slice(0, folder + 1);
}
