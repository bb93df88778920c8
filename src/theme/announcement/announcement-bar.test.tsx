import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { AnnouncementBar } from "./announcement-bar.tsx";

test.each([
  true,
  false,
])("only a closeable announcement has a button (closeable: %s)", (closeable) => {
  const bar = <AnnouncementBar id="a" text="The boat comes." link={null} closeable={closeable} />;
  const html = renderToStaticMarkup(bar);
  expect(html).toContain("The boat comes.");
  expect(html.includes("<button")).toBe(closeable);
});
