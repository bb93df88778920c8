import * as messages from "../messages/messages.ts";

/** Ids of the two lists that slide out on narrow screens. */
export const menuId = "menu";
export const sidebarId = "sidebar";

/**
 * The buttons on top of the sidebar on narrow screens. A popover that is opened from inside another one
 * lies over it, so that closing the sidebar closes the menu as well.
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

/** The buttons on top of the main menu on narrow screens. On pages with a sidebar, it covers that one. */
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
