/** WebKit allows 100 history changes in ten seconds. */
const pause = 250;

let timer: ReturnType<typeof setTimeout> | undefined;
let write = () => {};

/**
 * Replaces the page's URL, throttled and flushed when the field loses focus. Does nothing after a
 * navigation.
 */
export function replaceAddress(address: string): void {
  const { href } = location;
  write = () => {
    if (location.href === href) history.replaceState(history.state, "", address);
  };
  if (timer !== undefined) return;
  timer = setTimeout(flush, pause);
  document.addEventListener("focusout", flush, { once: true });
}

function flush(): void {
  if (timer === undefined) return;
  clearTimeout(timer);
  timer = undefined;
  write();
}
