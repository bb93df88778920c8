import { announcementPrefix, themeKey } from "../../model/site/preference-keys.ts";
import type { ColorMode } from "../../model/site/site.ts";

// Inline scripts that run before the first paint. Each is a complete statement.

/** Sets the color mode. The HTML already has the default mode, so only another one is set. */
export function getThemeScript({ default: mode, disableSwitch, respectSystem }: ColorMode): string {
  const set = (theme: string) => `document.documentElement.dataset.theme=${theme}`;
  const system = `matchMedia("(prefers-color-scheme:dark)").matches?"dark":"light"`;
  const other = mode === "light" ? "dark" : "light";
  if (!respectSystem)
    return disableSwitch
      ? ""
      : `try{if(localStorage.${themeKey}=="${other}")${set(`"${other}"`)}}catch{}`;
  const stored = disableSwitch ? "" : `try{t=localStorage.${themeKey}}catch{}`;
  return `(()=>{let t;${stored}if(t!="light"&&t!="dark")t=${system};${set("t")}})()`;
}

/** Hides the announcement if the reader has dismissed it. A new id resets the dismissal. */
export function getAnnouncementScript(id: string): string {
  const quoted = JSON.stringify(id).replace(/</g, "\\u003c");
  return `try{let s=localStorage,k="${announcementPrefix}",i=${quoted};if(s[k+"id"]!==i){s[k+"id"]=i;s[k+"dismiss"]=false}if(s[k+"dismiss"]=="true")document.documentElement.dataset.announcement="dismissed"}catch{}`;
}
