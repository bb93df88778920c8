import { useEffect, useRef, useSyncExternalStore } from "react";
import { focusOn } from "../../framework/client/navigation/focus-on.ts";
import { useNavigation, usePathname } from "../../framework/client/navigation/navigation-store.ts";
import { announce, announcement, onAnnouncement } from "../browser/announcer.ts";
import * as messages from "../messages/messages.ts";

/** Announces which page was opened, shows that a page loads, and offers Retry where one failed. */
export function NavigationStatus() {
  const { status, retry, dismiss } = useNavigation();
  const text = useSyncExternalStore(onAnnouncement, announcement, () => "");
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

/** Retry goes with the alert when it is pressed, and comes back where the page fails again. */
function takeLostFocus(retry: HTMLButtonElement | null): void {
  if (document.activeElement === document.body) retry?.focus();
}

/** The button that was pressed goes: reading goes on at the heading. */
function focusPage(): void {
  const heading = document.querySelector("h1");
  if (heading) focusOn(heading);
}

function useTitleAnnouncement(): void {
  const pathname = usePathname();
  const announced = useRef("");
  useEffect(() => {
    // The first path is the page the browser itself has opened and announced.
    if (announced.current !== "" && announced.current !== pathname) {
      announce(messages.pageLoaded(document.title));
    }
    announced.current = pathname;
  }, [pathname]);
}
