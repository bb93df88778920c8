"use client";
import { colorMode } from "virtual:site/color-mode";
import { useEffect, useState } from "react";
import { readStorage, watchStorage } from "../../framework/client/storage.ts";
import { themeKey } from "../../model/site/preference-keys.ts";
import { announce } from "../browser/announcer.ts";
import * as messages from "../messages/messages.ts";
import { type Choice, choiceAfter, isTheme, otherTheme, useTheme } from "./use-theme.ts";

export function ThemeSwitch() {
  const [, setTheme] = useTheme(colorMode);
  const [choice, setChoice] = useState<Choice>("system");
  useEffect(() => {
    const read = () => setChoice(storedChoice());
    read();
    return watchStorage(themeKey, read);
  }, []);
  const change = () => {
    const next = choiceAfter(choice);
    setChoice(next);
    setTheme(next);
    announce(next === "system" ? messages.systemFollowed : messages.themeSwitched[next]);
  };
  return (
    <button
      type="button"
      className={choice === "system" ? "theme-switch system" : "theme-switch"}
      aria-label={labelOf(choiceAfter(choice))}
      onClick={change}
    />
  );
}

function storedChoice(): Choice {
  const stored = readStorage(themeKey);
  return isTheme(stored) ? stored : "system";
}

function labelOf(next: Choice): string {
  if (next === "system") return messages.followSystem;
  return messages.themeSwitch[otherTheme(next)];
}
