/**
 * Loads the client entry when the browser is idle after `load`, or on the first input.
 * If that fails and the canonical URL differs, the base URL is wrong: the entry of the actual base
 * shows a message. Early input is recorded in `early`, see `interceptEarlyInput`.
 */
export function getLoaderScript({ entry, baseUrl }: { entry: string; baseUrl: string }): string {
  const args = [entry, baseUrl].map((value) => JSON.stringify(value)).join(",");
  return `(${loader})(${args.replace(/</g, "\\u003c")})`;
}

/** A string, because bundlers rewrite `import()` in code. It is short, as every page contains it. */
const loader = `(entry,base)=>{
let todo=1,
trim=u=>u.pathname.replace(/\\/(index\\.html)?$/,""),
start=()=>{
todo&&import(entry).catch(()=>{
let here=trim(location),
route=trim(new URL((document.querySelector("[rel=canonical]")||location).href)),
size=base.length-1;
if(here!=route){
route=route.slice(size);
here.endsWith(route)&&import(here.slice(0,here.length-route.length)+entry.slice(size))
}
});
todo=0
};
addEventListener("pointerdown",start,1);
addEventListener("keydown",start,1);
early=[];
onclick=onkeydown=e=>early.push(e);
addEventListener("load",()=>(window.requestIdleCallback||setTimeout)(start,{timeout:2e3}))
}`.replaceAll("\n", "");
