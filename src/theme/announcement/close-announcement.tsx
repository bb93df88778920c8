"use client";
import { useEffect } from "react";
import * as messages from "../messages/messages.ts";
import { dismissAnnouncement, followDismissal } from "./announcement-dismissal.ts";

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
