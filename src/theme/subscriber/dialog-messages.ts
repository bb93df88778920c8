/** The words of the subscriber dialog. Beside the others (`messages.ts`) they would be loaded by every page. */
export const subscribersOnly = (subscription: string): string =>
  `For ${subscription && `${subscription} `}Subscribers Only`;
export const privateRepository = (name: string, subscription: string): string =>
  `This link leads to the private ${name} repository visible only to ${subscription && `${subscription} `}subscribers; everyone else will see a 404.`;
export const warnNoMore = "Don't warn me again";
export const cancel = "Cancel";
export const continueTo = (host: string): string => `Continue to ${host}`;
