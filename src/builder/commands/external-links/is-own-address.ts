/** Whether an address lies on the site itself: another host may begin with the same characters. */
export function isOwnAddress(address: string, siteUrl: string): boolean {
  return URL.canParse(address) && new URL(address).origin === new URL(siteUrl).origin;
}
