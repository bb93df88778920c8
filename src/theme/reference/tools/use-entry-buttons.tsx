import { type ReactNode, useEffect, useState } from "react";
import { setNavigationStatus } from "../../../framework/client/navigation-state.ts";
import { isFormFragment } from "../../block-builder/form-url.ts";
import { announce } from "../../browser/announcer.ts";
import { fetchJson } from "../../browser/fetch-json.ts";
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
    const load = (url: string) => [import("./configure-dialog.tsx"), fetchJson(url)] as const;
    const open = async (url: string) => {
      const [script, file] = load(url);
      try {
        const { ConfigureDialog } = await script;
        const close = () => setDialog(null);
        // A URL with another form restarts the dialog.
        const key = location.hash;
        setDialog(<ConfigureDialog {...{ key, file, versions }} onClosed={close} />);
      } catch {
        setNavigationStatus("error");
      }
    };
    const followUrl = () => {
      const button = document.querySelector<HTMLElement>("[data-configure]");
      if (isFormFragment(location.hash) && button) void open(button.dataset.configure ?? "");
    };
    const onClick = ({ target }: Event) => {
      const button = findButton(target);
      if (button?.dataset.configure) void open(button.dataset.configure);
      else if (button) void copyName(button);
    };
    // Preloads on intent.
    const onPointer = ({ target }: Event) => {
      const url = findButton(target)?.dataset.configure;
      if (url) Promise.all(load(url)).catch(() => {});
    };
    followUrl();
    const controller = new AbortController();
    document.addEventListener("pointerover", onPointer, controller);
    document.addEventListener("focusin", onPointer, controller);
    document.addEventListener("click", onClick, controller);
    window.addEventListener("hashchange", followUrl, controller);
    return () => controller.abort();
  }, []);
  return dialog;
}

/** Safari allows copying only shortly after the click, so only a small script is loaded. */
async function copyName(button: HTMLElement): Promise<void> {
  const name = button.parentElement?.querySelector("code")?.textContent;
  if (!name) return;
  const clipboard = await import("../../browser/clipboard.ts").catch(() => undefined);
  if (!clipboard) return setNavigationStatus("error");
  if (!(await clipboard.writeClipboard(name))) return;
  clipboard.showCopied(button);
  announce(copied(name));
}
