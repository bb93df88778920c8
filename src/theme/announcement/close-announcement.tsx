"use client";
import { useEffect } from "react";
import { watchStorage, writeStorage } from "../../framework/client/storage.ts";
import { dismissKey } from "../../model/site/preference-keys.ts";
import * as messages from "../messages/messages.ts";

export function CloseAnnouncement() {
  useEffect(() => watchStorage(dismissKey, hideIfDismissed), []);
  const close = () => {
    writeStorage(dismissKey, "true");
    // The button disappears: move the focus to the start of the page.
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

/** The attribute is the state, which an inline script sets before the first paint. */
function hideIfDismissed(value: string | null): void {
  if (value === "true") document.documentElement.dataset.announcement = "dismissed";
}
