export type Theme = "light" | "dark";

interface ThemeSources {
  /** What the reader stored; anything but a theme counts as nothing. */
  stored: string | null;
  fallback: Theme;
  respectSystem: boolean;
  systemIsDark: boolean;
}

/** The color mode to show: the reader's choice, else the system's where it counts, else the site's. */
export function chooseTheme({
  stored,
  fallback,
  respectSystem,
  systemIsDark,
}: ThemeSources): Theme {
  if (isTheme(stored)) return stored;
  if (respectSystem) return systemIsDark ? "dark" : "light";
  return fallback;
}

export function isTheme(value: unknown): value is Theme {
  return value === "light" || value === "dark";
}

export function otherTheme(theme: Theme): Theme {
  return theme === "dark" ? "light" : "dark";
}
