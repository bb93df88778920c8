"use client";
import { useEffect } from "react";
import { readStorage, watchStorage, writeStorage } from "../../framework/client/storage.ts";
import { dismissKey } from "../../model/site/preference-keys.ts";
import * as messages from "../messages/messages.ts";

/** Closes the announcement for this visit and the next ones. */
export function CloseAnnouncement() {
  useEffect(followDismissal, []);
  const close = () => {
    dismissAnnouncement();
    // The button is gone: the keyboard goes on where the page begins.
    document.querySelector<HTMLElement>(".logo")?.focus();
  };
  return (
    <button
      type="button"
      className="close"
      aria-label={messages.closeAnnouncement}
      onClick={close}
    />
  );
}

/** Hides the bar, now and on later visits. */
function dismissAnnouncement(): void {
  hide();
  writeStorage(dismissKey, "true");
}

/** Hides it too when it is closed in another tab. Returns the function that stops this. */
function followDismissal(): () => void {
  return watchStorage(dismissKey, () => {
    if (readStorage(dismissKey) === "true") hide();
  });
}

// The attribute is the state: the inline script sets it before the first paint.
function hide(): void {
  document.documentElement.dataset.announcement = "dismissed";
}
