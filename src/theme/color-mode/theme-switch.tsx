"use client";
import { colorMode } from "virtual:site/color-mode";
import { announce } from "../browser/announcer.ts";
import * as messages from "../messages/messages.ts";
import { otherTheme, shownTheme, useTheme } from "./use-theme.ts";

export function ThemeSwitch() {
  const [theme, setTheme] = useTheme(colorMode);
  const change = () => {
    // Not `theme`: a second click may precede React's render.
    const next = otherTheme(shownTheme());
    setTheme(next);
    announce(messages.themeSwitched[next]);
  };
  const label = messages.themeSwitch[theme];
  return <button type="button" className="theme-switch" aria-label={label} onClick={change} />;
}
