import { announcementPrefix, themeKey } from "../model/preference-keys.ts";

/**
 * The only scripts that run before the bundle. Each is a complete statement in plain JavaScript.
 */

export interface ThemeOptions {
  /** Mode of a first visit. */
  default: "light" | "dark";
  disableSwitch: boolean;
  respectSystem: boolean;
}

/** Sets the colour mode before the first paint, so that nothing flashes. */
export function themeScript({ default: mode, disableSwitch, respectSystem }: ThemeOptions): string {
  const fallback = respectSystem
    ? `matchMedia("(prefers-color-scheme:dark)").matches?"dark":"light"`
    : `"${mode}"`;
  const stored = disableSwitch ? "" : `try{t=localStorage.getItem("${themeKey}")}catch(e){}`;
  return `(()=>{let t;${stored}if(t!="light"&&t!="dark")t=${fallback};document.documentElement.dataset.theme=t})()`;
}

/**
 * Decides before the first paint whether the announcement is shown, so that nothing moves. Another
 * id than the stored one is another announcement: the id is stored and the dismissal forgotten.
 */
export function announcementScript(id: string): string {
  const quoted = JSON.stringify(id).replace(/</g, "\\u003c");
  return `try{let s=localStorage,k="${announcementPrefix}",i=${quoted};if(s[k+"id"]!==i){s[k+"id"]=i;s[k+"dismiss"]=false}if(s[k+"dismiss"]=="true")document.documentElement.dataset.announcement="dismissed"}catch(e){}`;
}

export interface LoaderOptions {
  /** Address of the client entry. */
  entry: string;
  baseUrl: string;
  /** Address of the page with the base URL, or null for a page that is served at any address. */
  page: string | null;
}

/**
 * Loads the client entry when the browser is idle after `load`, or at once on the first pointer or
 * key event. Where it cannot be loaded and the page lies at another path than it was built for,
 * the base URL is wrong: a banner says so, with the configured and the suggested one. A click that
 * comes before React is remembered in the global `early`, for `holdEarlyClicks`.
 */
export function loaderScript({ entry, baseUrl, page }: LoaderOptions): string {
  const options = [entry, baseUrl, page].map((value) => JSON.stringify(value)).join(",");
  return `(${loader})(${options.replace(/</g, "\\u003c")})`;
}

/** As text, because bundlers rewrite `import()` in code. Every byte is in every page. */
const loader = `(entry,base,page)=>{
let todo=1,events=["pointerdown","keydown"],trim=p=>p.replace(/\\/(index\\.html)?$/,""),
start=()=>{todo&&import(entry).catch(()=>{
let here=trim(location.pathname),want=trim(page||here),route=want.slice(base.length-1),b=document.createElement("p");
if(here!=want&&here.endsWith(route)){b.role="alert";b.style="padding:1rem;background:#a00;color:#fff";
b.textContent="This site did not load properly. Configured baseUrl: "+base+" Suggested baseUrl: "+here.slice(0,here.length-route.length)+"/";
document.body.prepend(b)}});todo=0};
for(let e of events)addEventListener(e,start,true);
onclick=e=>early=e.target;
addEventListener("load",()=>(window.requestIdleCallback||setTimeout)(start))}`.replaceAll("\n", "");
