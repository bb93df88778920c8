import { messages } from "../messages.ts";

/** Ids of the two lists that slide out on narrow screens. */
export const menuId = "menu";
export const sidebarId = "sidebar";

interface DrawerBarProps {
  id: typeof menuId | typeof sidebarId;
  /** The drawer to change to; opening one native popover closes the other. */
  other: typeof menuId | typeof sidebarId | undefined;
}

/** The buttons on top of a drawer. Not shown where the list stands in the page. */
export function DrawerBar({ id, other }: DrawerBarProps) {
  return (
    <p className="drawer-bar">
      {other !== undefined && (
        <button type="button" popoverTarget={other}>
          {other === menuId ? messages.backToMainMenu : messages.toSection}
        </button>
      )}
      <button
        type="button"
        className="close"
        popoverTarget={id}
        popoverTargetAction="hide"
        aria-label={messages.closeMenu}
      />
    </p>
  );
}
