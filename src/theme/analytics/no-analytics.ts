export const startAnalytics = null;
