import { useEffect, useSyncExternalStore } from "react";
import { readStorage, watchStorage, writeStorage } from "../../framework/client/storage.ts";
import { themeKey } from "../../model/site/preference-keys.ts";

interface ColorMode {
  default: Theme;
  respectSystem: boolean;
}

const systemDark = "(prefers-color-scheme: dark)";

export function useTheme(colorMode: ColorMode): [Theme, (theme: Choice) => void] {
  const theme = useSyncExternalStore(subscribe, shownTheme, () => colorMode.default);
  useEffect(() => followOutside(colorMode), [colorMode]);
  return [theme, (next) => storeTheme(next, colorMode)];
}

/**
 * The attribute on <html> is the state: the layout renders it and an inline script sets it before
 * the first paint.
 */
export function shownTheme(): Theme {
  const value = document.documentElement.dataset.theme;
  if (!isTheme(value)) throw new Error("useTheme is called outside of the layout");
  return value;
}

function showTheme(theme: Theme): void {
  document.documentElement.dataset.theme = theme;
}

function storeTheme(theme: Choice, colorMode: ColorMode): void {
  showTheme(chosenTheme(theme, colorMode));
  writeStorage(themeKey, theme);
}

function chosenTheme(
  stored: string | null,
  { default: fallback, respectSystem }: ColorMode,
): Theme {
  const systemIsDark = matchMedia(systemDark).matches;
  return chooseTheme({ stored, fallback, respectSystem, systemIsDark });
}

function subscribe(listener: () => void): () => void {
  const observer = new MutationObserver(listener);
  observer.observe(document.documentElement, { attributeFilter: ["data-theme"] });
  return () => observer.disconnect();
}

/** Follows choices in other tabs and, until the reader chooses, the system. */
function followOutside(colorMode: ColorMode): () => void {
  const system = matchMedia(systemDark);
  const update = () => showTheme(chosenTheme(readStorage(themeKey), colorMode));
  system.addEventListener("change", update);
  const stop = watchStorage(themeKey, update);
  return () => {
    system.removeEventListener("change", update);
    stop();
  };
}

export type Theme = "light" | "dark";

interface ThemeSources {
  stored: string | null;
  fallback: Theme;
  respectSystem: boolean;
  systemIsDark: boolean;
}

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

export type Choice = Theme | "system";

export function choiceAfter(choice: Choice): Choice {
  if (choice === "system") return "light";
  return choice === "light" ? "dark" : "system";
}
