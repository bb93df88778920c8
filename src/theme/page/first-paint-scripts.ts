import { announcementPrefix, fontsKey, themeKey } from "../../model/site/preference-keys.ts";

// Inline scripts that run before the first paint. Each is a complete statement.

export interface ThemeOptions {
  default: "light" | "dark";
  disableSwitch: boolean;
  respectSystem: boolean;
}

/** Sets the color mode before the first paint. Documents have the default. */
export function themeScript({ default: mode, disableSwitch, respectSystem }: ThemeOptions): string {
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

/** Shows or hides the announcement before the first paint. A new id resets the dismissal. */
export function announcementScript(id: string): string {
  const quoted = JSON.stringify(id).replace(/</g, "\\u003c");
  return `try{let s=localStorage,k="${announcementPrefix}",i=${quoted};if(s[k+"id"]!==i){s[k+"id"]=i;s[k+"dismiss"]=false}if(s[k+"dismiss"]=="true")document.documentElement.dataset.announcement="dismissed"}catch{}`;
}

/**
 * Asks for the text font before a layout finds out that it is needed: browsers wait up to 100 ms for a
 * font that a head preloads, and on an ordinary line it is there by then. A font that is not there is
 * not drawn (`font-display: optional`), so nothing moves under the reader.
 *
 * Where the line is slow and no visit before fetched them, the web fonts are taken out of the styles:
 * waiting for them costs time and a second layout. The document itself took 100 ms there, and browsers
 * need some 50 ms more to begin a page. `useWebFonts` fetches the fonts later.
 */
export const fontScript = `try{let s=document.styleSheets[0];if(performance.now()-performance.getEntriesByType("navigation")[0].requestStart>150&&!localStorage.${fontsKey}){s.deleteRule(0);s.deleteRule(0)}else document.head.insertAdjacentHTML("beforeend","<link rel=preload as=font crossorigin href="+s.cssRules[0].cssText.match(/"(\\/.*?)"/)[1]+">")}catch{}`;
