import { type ReactNode, useEffect, useState } from "react";
import { setNavigationStatus } from "../../../framework/client/navigation-state.ts";
import { isFormFragment } from "../../block-builder/form-url.ts";
import { announce } from "../../browser/announcer.ts";
import { fetchJson } from "../../browser/fetch-json.ts";
import { listenToIntent } from "../../browser/listen-to-intent.ts";
import { copied } from "./tools-messages.ts";

function findButton(target: EventTarget | null): HTMLElement | null {
  const selector = "[data-copy],[data-configure]";
  return target instanceof Element ? target.closest<HTMLElement>(selector) : null;
}

/** Handles the buttons of the page. Returns the form's dialog while it is open. */
export function useEntryButtons(versions: string[]): ReactNode {
  const [dialog, setDialog] = useState<ReactNode>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the versions are those of the page
  useEffect(() => {
    const open = async (url: string) => {
      const file = fetchJson(url);
      try {
        const { ConfigureDialog } = await import("./configure-dialog.tsx");
        const close = () => setDialog(null);
        // A URL with another form restarts the dialog.
        const key = location.hash;
        setDialog(<ConfigureDialog {...{ key, file, versions }} onClosed={close} />);
      } catch {
        setNavigationStatus("error");
      }
    };
    const openFromUrl = () => {
      const button = document.querySelector<HTMLElement>("[data-configure]");
      if (isFormFragment(location.hash) && button) void open(button.dataset.configure ?? "");
    };
    const stopListening = listenToIntent(({ type, target }) => {
      const button = findButton(target);
      const url = button?.dataset.configure;
      if (type !== "click") {
        if (url) Promise.all([import("./configure-dialog.tsx"), fetchJson(url)]).catch(() => {});
      } else if (url) void open(url);
      else if (button) void copyName(button);
    });
    openFromUrl();
    window.addEventListener("hashchange", openFromUrl);
    return () => {
      stopListening();
      window.removeEventListener("hashchange", openFromUrl);
    };
  }, []);
  return dialog;
}

/** Loads only a small script, because Safari allows copying only shortly after the click. */
async function copyName(button: HTMLElement): Promise<void> {
  const name = button.parentElement?.querySelector("code")?.textContent;
  if (!name) return;
  const clipboard = await import("../../browser/clipboard.ts").catch(() => undefined);
  if (!clipboard) return setNavigationStatus("error");
  if (!(await clipboard.writeClipboard(name))) return;
  clipboard.showCopied(button);
  announce(copied(name));
}
