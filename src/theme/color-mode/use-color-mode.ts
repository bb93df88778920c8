import { useEffect, useSyncExternalStore } from "react";
import { readStorage, watchStorage, writeStorage } from "../../framework/client/storage.ts";
import { themeKey } from "../../model/site/preference-keys.ts";
import type { ColorMode } from "../../model/site/site.ts";

/** `system` is a choice only on sites that follow the system. */
export type ThemeChoice = ColorMode["default"] | "system";

export type ColorModeOptions = Pick<ColorMode, "default" | "respectSystem">;

const systemDark = "(prefers-color-scheme: dark)";

/** The reader's choice and its setter. The hook follows other tabs and the system. */
export function useColorMode(
  options: ColorModeOptions,
): [ThemeChoice, (choice: ThemeChoice) => void] {
  const choice = useSyncExternalStore(
    subscribe,
    () => getThemeChoice(readStorage(themeKey), options),
    () => getThemeChoice(null, options),
  );
  useEffect(() => {
    const apply = () => applyTheme(options);
    const system = matchMedia(systemDark);
    system.addEventListener("change", apply);
    const stopWatching = watchStorage(themeKey, apply);
    return () => {
      system.removeEventListener("change", apply);
      stopWatching();
    };
  }, [options]);
  return [choice, (next) => writeStorage(themeKey, next)];
}

function subscribe(listener: () => void): () => void {
  return watchStorage(themeKey, listener);
}

/** The choice of a stored value; without one, the system's mode or the site's default. */
export function getThemeChoice(stored: string | null, options: ColorModeOptions): ThemeChoice {
  if (stored === "light" || stored === "dark") return stored;
  return options.respectSystem ? "system" : options.default;
}

/** The attribute on <html> is set by an inline script before the first paint, and here later on. */
export function applyTheme(options: ColorModeOptions): void {
  const { dataset } = document.documentElement;
  if (!dataset.theme) throw new Error("useColorMode is called outside of the layout");
  const choice = getThemeChoice(readStorage(themeKey), options);
  const system = matchMedia(systemDark).matches ? "dark" : "light";
  dataset.theme = choice === "system" ? system : choice;
}
