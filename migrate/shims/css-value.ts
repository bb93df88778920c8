/** Properties whose numbers React leaves without a unit. */
const unitless =
  /^(?:--.*|(?:webkit|moz|ms)?(?:animationIterationCount|aspectRatio|borderImage(?:Outset|Slice|Width)|boxFlex(?:Group)?|boxOrdinalGroup|columnCount|columns|flex(?:Grow|Positive|Shrink|Negative|Order)?|fontWeight|grid(?:Area|(?:Row|Column)(?:End|Span|Start)?)|lineClamp|lineHeight|opacity|order|orphans|scale|tabSize|widows|zIndex|zoom|(?:fill|flood|stop|stroke)Opacity|stroke(?:Dasharray|Dashoffset|Miterlimit|Width)))$/i;

/** The value of a property of a `style` object of React, in CSS. */
export function printCssValue(name: string, value: unknown): string {
  return typeof value === "number" && value !== 0 && !unitless.test(name)
    ? `${value}px`
    : String(value);
}
