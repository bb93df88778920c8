"use client";
import { useEffect } from "react";
import { readStorage, watchStorage, writeStorage } from "../../framework/client/storage.ts";
import { dismissKey } from "../../model/site/preference-keys.ts";
import * as messages from "../messages/messages.ts";

export function CloseAnnouncement() {
  useEffect(followDismissal, []);
  const close = () => {
    dismissAnnouncement();
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

function dismissAnnouncement(): void {
  hide();
  writeStorage(dismissKey, "true");
}

function followDismissal(): () => void {
  return watchStorage(dismissKey, () => {
    if (readStorage(dismissKey) === "true") hide();
  });
}

// The attribute is the state: an inline script sets it before the first paint.
function hide(): void {
  document.documentElement.dataset.announcement = "dismissed";
}
