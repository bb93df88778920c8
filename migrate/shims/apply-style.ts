const unitless =
  /^(?:--|flex|order|aspectRatio|columnCount|opacity|zIndex|lineHeight|fontWeight|zoom|scale|animationIterationCount|grid|(?:fill|stroke)Opacity)/;

/** Sets styles in the browser, because the content security policy forbids `style` attributes. */
export function applyStyle(style: object | null | undefined) {
  return (element: HTMLElement | SVGElement | null): void => {
    for (const [name, value] of Object.entries(style ?? {})) {
      if (value === null || value === undefined || typeof value === "boolean") continue;
      const isLength = typeof value === "number" && value !== 0 && !unitless.test(name);
      const text = isLength ? `${value}px` : String(value);
      if (name.startsWith("--")) element?.style.setProperty(name, text);
      else if (element) Object.assign(element.style, { [name]: text });
    }
  };
}
