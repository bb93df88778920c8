"use client";

import { colorMode } from "virtual:site/color-mode";
import { useRef } from "react";
import { announce } from "../browser/announcer.ts";
import * as messages from "../messages/messages.ts";
import { type ThemeChoice, useColorMode } from "./use-color-mode.ts";

/** Changes the color mode. The style sheet draws the icon, because only the browser knows the mode. */
export function ColorModeSwitch() {
  const [choice, choose] = useColorMode(colorMode);
  const latest = useRef(choice);
  latest.current = choice;
  const change = () => {
    // Not `choice`: a second click may precede React's render.
    const next = nextChoice(latest.current);
    latest.current = next;
    choose(next);
    announce(next === "system" ? messages.systemFollowed : messages.themeSwitched[next]);
  };
  return (
    <button
      type="button"
      className={choice === "system" ? "theme-switch system" : "theme-switch"}
      aria-label={labels[nextChoice(choice)]}
      onClick={change}
    />
  );
}

const labels: Record<ThemeChoice, string> = {
  light: messages.themeSwitch.dark,
  dark: messages.themeSwitch.light,
  system: messages.followSystem,
};

function nextChoice(choice: ThemeChoice): ThemeChoice {
  if (choice === "light") return "dark";
  return choice === "dark" && colorMode.respectSystem ? "system" : "light";
}
