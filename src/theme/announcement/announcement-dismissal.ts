import { readStorage, watchStorage, writeStorage } from "../../framework/client/storage.ts";
import { dismissKey } from "../../model/site/preference-keys.ts";

/** Hides the bar, now and on later visits. */
export function dismissAnnouncement(): void {
  hide();
  writeStorage(dismissKey, "true");
}

/** Hides it too when it is closed in another tab. Answers the function that stops this. */
export function followDismissal(): () => void {
  return watchStorage(dismissKey, () => {
    if (readStorage(dismissKey) === "true") hide();
  });
}

// The attribute is the state: the inline script sets it before the first paint.
function hide(): void {
  document.documentElement.dataset.announcement = "dismissed";
}
