import { useEffect, useRef, useSyncExternalStore } from "react";
import { focusElement } from "../../framework/client/browser.ts";
import { useNavigation, usePathname } from "../../framework/client/navigation-state.ts";
import { announce, getAnnouncement, onAnnouncement } from "../browser/announcer.ts";
import * as messages from "../messages/messages.ts";

export function NavigationStatus() {
  const { status, retry, dismiss } = useNavigation();
  const text = useSyncExternalStore(onAnnouncement, getAnnouncement, () => "");
  useTitleAnnouncement();
  return (
    <>
      <p role="status" className="hidden">
        {text}
      </p>
      {status === "loading" && (
        <div role="progressbar" className="progress" aria-label={messages.loading} />
      )}
      {status === "error" && (
        <div role="alert" className="load-error">
          <p>
            <b>{messages.loadFailed}</b> {messages.loadFailedHint}
          </p>
          <button type="button" onClick={retry} ref={takeLostFocus}>
            {messages.retry}
          </button>
          <button
            type="button"
            className="close"
            aria-label={messages.dismiss}
            onClick={() => {
              dismiss();
              focusPage();
            }}
          />
        </div>
      )}
    </>
  );
}

/** The retry button is removed when pressed and rendered again if loading fails. */
function takeLostFocus(retry: HTMLButtonElement | null): void {
  if (document.activeElement === document.body) retry?.focus();
}

function focusPage(): void {
  const heading = document.querySelector("h1");
  if (heading) focusElement(heading);
}

function useTitleAnnouncement(): void {
  const pathname = usePathname();
  const announced = useRef("");
  useEffect(() => {
    // The browser announces the first page.
    if (announced.current !== "" && announced.current !== pathname) {
      announce(messages.pageLoaded(document.title));
    }
    announced.current = pathname;
  }, [pathname]);
}
