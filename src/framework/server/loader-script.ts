export interface LoaderOptions {
  /** Address of the client entry. */
  entry: string;
  baseUrl: string;
}

/**
 * Loads the client entry when the browser is idle after `load`, two seconds later where it never
 * says so, or at once on the first pointer or key event. Where it cannot be loaded and the page lies
 * at another path than its canonical address, the base URL is wrong: the entry is looked for where
 * the site seems to lie, and says so. Clicks and keys that come before React are remembered in the
 * global `early`, for `holdEarlyInput`. The text is the same in every page of a build, so that one
 * hash in the security policy allows it.
 */
export function loaderScript({ entry, baseUrl }: LoaderOptions): string {
  const options = [entry, baseUrl].map((value) => JSON.stringify(value)).join(",");
  return `(${loader})(${options.replace(/</g, "\\u003c")})`;
}

/** As text, because bundlers rewrite `import()` in code. */
const source = `(entry,base)=>{
let todo=1,trim=p=>p.pathname.replace(/\\/(index\\.html)?$/,""),
start=()=>{todo&&import(entry).catch(()=>{
let here=trim(location),route=trim(new URL((document.querySelector("[rel=canonical]")||location).href)),size=base.length-1;
if(here!=route){route=route.slice(size);here.endsWith(route)&&import(here.slice(0,here.length-route.length)+entry.slice(size))}});todo=0};
addEventListener("pointerdown",start,1);addEventListener("keydown",start,1);
early=[];onclick=onkeydown=e=>early.push(e);
addEventListener("load",()=>(window.requestIdleCallback||setTimeout)(start,{timeout:2e3}))}`;

/** Names in the source by the letters that pages have for them, because every byte is in every page. */
const letters = {
  entry: "n",
  base: "b",
  todo: "o",
  trim: "t",
  start: "s",
  here: "h",
  route: "r",
  size: "z",
};

const loader = Object.entries(letters).reduce(
  (text, [name, letter]) => text.replaceAll(new RegExp(`\\b${name}\\b`, "g"), letter),
  source.replaceAll("\n", ""),
);
