/** Most bars and points of a plot: more cannot be read on a phone. */
export const mostValues = 60;

/** Most series of a plot: the theme has this many colors. */
export const mostSeries = 4;
