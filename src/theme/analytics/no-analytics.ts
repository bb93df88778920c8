/** The site measures nothing. */
export const startAnalytics = null;
