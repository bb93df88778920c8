import * as messages from "../messages/messages.ts";

export const menuId = "menu";
export const sidebarId = "sidebar";

/**
 * A popover that is opened from inside another one stacks on it, so closing the sidebar closes the
 * menu, too.
 */
export function SidebarBar() {
  return (
    <p className="popover-bar">
      <button type="button" popoverTarget={menuId}>
        {messages.backToMainMenu}
      </button>
      <CloseButton target={sidebarId} />
    </p>
  );
}

export function MenuBar({ hasSidebar }: { hasSidebar: boolean }) {
  return (
    <p className="popover-bar">
      {hasSidebar && (
        <button type="button" popoverTarget={menuId} popoverTargetAction="hide">
          {messages.toSection}
        </button>
      )}
      <CloseButton target={hasSidebar ? sidebarId : menuId} />
    </p>
  );
}

function CloseButton({ target }: { target: string }) {
  return (
    <button
      type="button"
      className="close"
      popoverTarget={target}
      popoverTargetAction="hide"
      aria-label={messages.closeMenu}
    />
  );
}
