/** Properties whose numbers React leaves without a unit. */
const unitless = new Set(
  (
    "animationIterationCount aspectRatio borderImageOutset borderImageSlice borderImageWidth boxFlex " +
    "boxFlexGroup boxOrdinalGroup columnCount columns fillOpacity flex flexGrow flexNegative flexOrder " +
    "flexPositive flexShrink floodOpacity fontWeight gridArea gridColumn gridColumnEnd gridColumnSpan " +
    "gridColumnStart gridRow gridRowEnd gridRowSpan gridRowStart lineClamp lineHeight opacity order " +
    "orphans scale stopOpacity strokeDasharray strokeDashoffset strokeMiterlimit strokeOpacity " +
    "strokeWidth tabSize widows zIndex zoom"
  ).split(" "),
);

/** The value of a property of a `style` object of React, in CSS. */
export function printCssValue(name: string, value: unknown): string {
  const hasUnit = typeof value === "number" && value !== 0 && !isUnitless(name);
  return hasUnit ? `${value}px` : String(value);
}

function isUnitless(name: string): boolean {
  const withoutPrefix = name.replace(/^(?:webkit|moz|ms)(?=[A-Z])/i, "");
  const property = withoutPrefix.charAt(0).toLowerCase() + withoutPrefix.slice(1);
  return name.startsWith("--") || unitless.has(property);
}
