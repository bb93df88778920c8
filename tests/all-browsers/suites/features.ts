/** Detects the features of docs/browsers.md, by their names there. Runs in the page. */
export function findFeatures(): Record<string, boolean> {
  const hasRule = (text: string, kind: string) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(text);
    return sheet.cssRules[0]?.constructor.name === kind;
  };
  const hidden = document.createElement("p");
  hidden.setAttribute("hidden", "until-found");
  return {
    navigation: "navigation" in window,
    requestIdleCallback: "requestIdleCallback" in window,
    "CSS.highlights": "highlights" in CSS,
    "hidden=until-found": String(hidden.hidden) === "until-found",
    "position-area": CSS.supports("position-area", "bottom"),
    "interpolate-size": CSS.supports("interpolate-size", "allow-keywords"),
    "scroll-state()": CSS.supports("container-type", "scroll-state"),
    "animation-timeline": CSS.supports("animation-timeline", "scroll()"),
    "timeline-scope": CSS.supports("timeline-scope", "none"),
    "text-wrap: pretty": CSS.supports("text-wrap", "pretty"),
    "text-wrap: balance": CSS.supports("text-wrap", "balance"),
    "@starting-style": hasRule("@starting-style { p { color: red } }", "CSSStartingStyleRule"),
    "blocking=render": "blocking" in HTMLLinkElement.prototype,
    "navigator.connection": "connection" in navigator,
    fetchPriority: "fetchPriority" in HTMLLinkElement.prototype,
  };
}

/** Returns the required features that are missing. Runs in the page. */
export function findMissingFeatures(): string[] {
  const needed = {
    popover: "popover" in HTMLElement.prototype,
    dialog: "showModal" in HTMLDialogElement.prototype,
    inert: "inert" in HTMLElement.prototype,
    checkVisibility: "checkVisibility" in Element.prototype,
    "light-dark()": CSS.supports("color", "light-dark(red, blue)"),
    "color-mix()": CSS.supports("color", "color-mix(in srgb, red, blue)"),
    ":has()": CSS.supports("selector(:has(a))"),
    nesting: CSS.supports("selector(&)"),
    findLast: "findLast" in Array.prototype,
    IntersectionObserver: "IntersectionObserver" in window,
    clipboard: "clipboard" in navigator,
  };
  return Object.entries(needed).flatMap(([name, isSupported]) => (isSupported ? [] : [name]));
}
