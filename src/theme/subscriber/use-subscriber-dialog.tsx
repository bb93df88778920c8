import { organization } from "virtual:site/organization";
import { type ReactNode, useEffect, useState } from "react";
import { onPageShown } from "../../framework/client/navigation-state.ts";
import { reloadToResume, takeResumedValue } from "../../framework/client/resume-after-reload.ts";
import { closePopovers } from "../mobile-menu/use-popovers.ts";

export function useSubscriberDialog(): ReactNode {
  const [dialog, setDialog] = useState<ReactNode>(null);
  useEffect(() => onPageShown(() => setDialog(null)), []);
  useEffect(() => {
    if (organization === "") return;
    let allowed: HTMLAnchorElement | undefined;
    const close = () => setDialog(null);
    const onClick = async (event: MouseEvent) => {
      const link = getClickedLink(event);
      if (!link || link === allowed || !link.href.toLowerCase().startsWith(organization)) return;
      // Only the dialog's module knows whether a warning is needed.
      event.preventDefault();
      let warning: ReactNode = null;
      try {
        warning = await getDialogFor(link.href, close);
      } catch {
        // A deploy has replaced the script: the reloaded page warns.
        if (await reloadToResume("link", () => link.href)) return;
      }
      // The reader may have opened another page meanwhile.
      if (!link.isConnected) return;
      setDialog(warning);
      if (warning !== null) return;
      allowed = link;
      link.click();
      allowed = undefined;
    };
    document.addEventListener("click", onClick);
    const resumed = takeResumedValue<string>("link");
    if (resumed) {
      getDialogFor(resumed, close)
        .catch(() => null)
        .then((element) => (element ? setDialog(element) : location.assign(resumed)));
    }
    return () => document.removeEventListener("click", onClick);
  }, []);
  return dialog;
}

function getClickedLink(event: MouseEvent): HTMLAnchorElement | null {
  const { target, button, metaKey, ctrlKey, shiftKey, altKey, defaultPrevented } = event;
  if (button !== 0 || metaKey || ctrlKey || shiftKey || altKey || defaultPrevented) return null;
  const link = target instanceof Element ? target.closest("a[href]") : null;
  // Links in SVG lead to pages of the site, and the link in the dialog needs no warning.
  return link instanceof HTMLAnchorElement && !link.closest("dialog") ? link : null;
}

/** The dialog, or null if the reader needs no warning. */
async function getDialogFor(href: string, onClosed: () => void): Promise<ReactNode> {
  const { SubscriberDialog, getRepositoryToWarnAbout } = await import("./subscriber-dialog.tsx");
  const repository = getRepositoryToWarnAbout(href);
  if (!repository) return null;
  // An open menu makes dialogs inert.
  closePopovers();
  return <SubscriberDialog key={href} href={href} repository={repository} onClosed={onClosed} />;
}
