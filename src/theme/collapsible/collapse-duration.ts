/**
 * How long a section of this height (in pixels) takes to open or close, in milliseconds: longer for
 * more height, but ever less so. The formula is that of Material UI's `getAutoHeightDuration`
 * (packages/mui-material/src/styles/createTransitions.js), which Docusaurus's `Collapsible` uses
 * too; 36 and 3000 are its constants.
 */
export function collapseDuration(height: number): number {
  if (height <= 0) return 0;
  const unit = height / 36;
  return Math.min(Math.round((4 + 15 * unit ** 0.25 + unit / 5) * 10), 3000);
}
