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
      const dialogElement = await getDialogFor(link.href, close).catch(async () =>
        // A deploy has replaced the script: reload and warn.
        (await reloadToResume("link", () => link.href)) ? undefined : null,
      );
      // The reader may have opened another page meanwhile.
      if (dialogElement === undefined || !link.isConnected) return;
      setDialog(dialogElement);
      if (dialogElement !== null) return;
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
  // The links of drawings lead to pages, and the dialog has its own link.
  return link instanceof HTMLAnchorElement && !link.closest("dialog") ? link : null;
}

async function getDialogFor(href: string, onClosed: () => void): Promise<ReactNode> {
  const { SubscriberDialog, getRepositoryToWarnAbout } = await import("./subscriber-dialog.tsx");
  const repository = getRepositoryToWarnAbout(href);
  if (!repository) return null;
  // An open menu makes dialogs inert.
  closePopovers();
  return <SubscriberDialog key={href} href={href} repository={repository} onClosed={onClosed} />;
}
