/**
 * Loads the client entry when the browser is idle after `load`, or on the first input.
 * If that fails and the canonical URL differs, the base URL is wrong: the entry of the actual base
 * shows a message. Early input is recorded in `early`, see `interceptEarlyInput`.
 */
export function getLoaderScript({ entry, baseUrl }: { entry: string; baseUrl: string }): string {
  const options = [entry, baseUrl].map((value) => JSON.stringify(value)).join(",");
  return `(${loader})(${options.replace(/</g, "\\u003c")})`;
}

/** This is a string because bundlers rewrite `import()` in code. */
const source = `(entry,base)=>{
let todo=1,trim=p=>p.pathname.replace(/\\/(index\\.html)?$/,""),
start=()=>{todo&&import(entry).catch(()=>{
let here=trim(location),route=trim(new URL((document.querySelector("[rel=canonical]")||location).href)),size=base.length-1;
if(here!=route){route=route.slice(size);here.endsWith(route)&&import(here.slice(0,here.length-route.length)+entry.slice(size))}});todo=0};
addEventListener("pointerdown",start,1);addEventListener("keydown",start,1);
early=[];onclick=onkeydown=e=>early.push(e);
addEventListener("load",()=>(window.requestIdleCallback||setTimeout)(start,{timeout:2e3}))}`;

const shortNames = {
  entry: "n",
  base: "b",
  todo: "o",
  trim: "t",
  start: "s",
  here: "h",
  route: "r",
  size: "z",
};

const loader = Object.entries(shortNames).reduce(
  (text, [name, letter]) => text.replaceAll(new RegExp(`\\b${name}\\b`, "g"), letter),
  source.replaceAll("\n", ""),
);
