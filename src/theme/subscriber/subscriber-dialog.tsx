import * as messages from "./subscriber-messages.ts";
import "./subscriber-dialog.css";
import { rules } from "virtual:site/repositories";
import { useLayoutEffect, useRef } from "react";
import { readStorage, writeStorage } from "../../framework/client/storage.ts";
import { findPrivateRepository, type PrivateRepository } from "./private-repository.ts";

/** The private repository of a URL, unless the reader has turned off its warning. */
export function getRepositoryToWarnAbout(href: string): PrivateRepository | undefined {
  const repository = findPrivateRepository(href, rules);
  return repository && readStorage(repository.storageKey) !== "true" ? repository : undefined;
}

interface SubscriberDialogProps {
  href: string;
  repository: PrivateRepository;
  onClosed(): void;
}

export function SubscriberDialog({ href, repository, onClosed }: SubscriberDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const title = useRef<HTMLHeadingElement>(null);
  const doNotWarnAgain = useRef<HTMLInputElement>(null);
  useLayoutEffect(() => {
    dialog.current?.showModal();
    // The title, and not a link or button: Enter must not accept what has not been read.
    title.current?.focus({ preventScroll: true });
    return lockScroll();
  }, []);
  const close = () => dialog.current?.close();
  const proceed = () => {
    if (doNotWarnAgain.current?.checked) writeStorage(repository.storageKey, "true");
    close();
  };
  return (
    <dialog
      ref={dialog}
      className="subscriber-dialog"
      aria-labelledby="subscriber-title"
      aria-describedby="subscriber-text"
      onClose={onClosed}
    >
      {/* biome-ignore lint/a11y/noStaticElementInteractions: only for pointers */}
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: Escape closes it, as it does every dialog */}
      <span className="dialog-backdrop" onClick={close} />
      <div>
        <h2 ref={title} id="subscriber-title" tabIndex={-1}>
          {messages.subscribersOnly(repository.subscription)}
        </h2>
        <p id="subscriber-text">
          {messages.privateRepository(repository.name, repository.subscription)}
        </p>
        <label>
          <input ref={doNotWarnAgain} type="checkbox" />
          {messages.doNotWarnAgain}
        </label>
        <p className="dialog-actions">
          <button type="button" onClick={close}>
            {messages.cancel}
          </button>
          <a className="button" href={href} target="_blank" rel="noopener" onClick={proceed}>
            {messages.continueTo(new URL(href).hostname)}
          </a>
        </p>
      </div>
    </dialog>
  );
}

const UNLOCK_DELAY_MS = 300;

let unlocking: ReturnType<typeof setTimeout> | undefined;

/** Locks scrolling. Returns the function that unlocks it after a delay. */
function lockScroll(): () => void {
  const { dataset, style, clientWidth } = document.documentElement;
  clearTimeout(unlocking);
  // Keeps the width of the scrollbar, so that nothing moves.
  if (dataset.locked === undefined) {
    style.setProperty("--scroll-bar", `${window.innerWidth - clientWidth}px`);
  }
  dataset.locked = "";
  return () => {
    unlocking = setTimeout(() => delete dataset.locked, UNLOCK_DELAY_MS);
  };
}
