/** The base URL under which the site was deployed, according to the URL of its entry script. */
export function getDeployedBase(scriptUrl: string, configured: string): string {
  const { pathname } = new URL(scriptUrl);
  const folder = pathname.lastIndexOf("/assets/");
  // In dev, scripts have the paths of their sources.
  return folder < 0 ? configured : pathname.slice(0, folder + 1);
}
