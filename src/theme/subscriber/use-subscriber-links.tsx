import { organization } from "virtual:site/organization";
import { type ReactNode, useEffect, useState } from "react";
import { loadAgainFor, resume } from "../../framework/client/navigation/load-again.ts";
import { usePathname } from "../../framework/client/navigation/navigation-store.ts";

/** Clicks on links into the provider's organization: the dialog to draw where one needs a warning. */
export function useSubscriberLinks(): ReactNode {
  const [dialog, setDialog] = useState<ReactNode>(null);
  const pathname = usePathname();
  // A navigation closes the dialog.
  // biome-ignore lint/correctness/useExhaustiveDependencies: another path is another page
  useEffect(() => setDialog(null), [pathname]);
  useEffect(() => {
    if (organization === "") return;
    let allowed: HTMLAnchorElement | undefined;
    const close = () => setDialog(null);
    const onClick = async (event: MouseEvent) => {
      const link = plainlyClicked(event);
      if (!link || link === allowed || !link.href.toLowerCase().startsWith(organization)) return;
      // Whether everybody can follow it is known when list and dialog are loaded, once.
      event.preventDefault();
      const found = await dialogFor(link.href, close).catch(async () =>
        // A deploy has replaced the script: the next document warns.
        (await loadAgainFor("link", () => link.href)) ? undefined : null,
      );
      // After a navigation no dialog is shown.
      if (found === undefined || !link.isConnected) return;
      setDialog(found);
      if (found !== null) return;
      allowed = link;
      link.click();
      allowed = undefined;
    };
    document.addEventListener("click", onClick);
    const asked = resume<string>("link");
    if (asked) {
      dialogFor(asked, close)
        .catch(() => null)
        .then((found) => (found ? setDialog(found) : location.assign(asked)));
    }
    return () => document.removeEventListener("click", onClick);
  }, []);
  return dialog;
}

/** The link of a click that means to follow it here and now. */
function plainlyClicked(event: MouseEvent): HTMLAnchorElement | null {
  const { target, button, metaKey, ctrlKey, shiftKey, altKey, defaultPrevented } = event;
  if (button !== 0 || metaKey || ctrlKey || shiftKey || altKey || defaultPrevented) return null;
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>("a[href]") : null;
  // The dialog's own link has been warned of.
  return link?.closest("dialog") ? null : link;
}

async function dialogFor(href: string, onClosed: () => void): Promise<ReactNode> {
  const { SubscriberDialog, repositoryToWarnOf } = await import("./subscriber-dialog.tsx");
  const repository = repositoryToWarnOf(href);
  if (!repository) return null;
  for (const popover of document.querySelectorAll<HTMLElement>(":popover-open")) {
    // An open menu makes everything else inert, dialogs too.
    popover.hidePopover();
  }
  return <SubscriberDialog key={href} href={href} repository={repository} onClosed={onClosed} />;
}
