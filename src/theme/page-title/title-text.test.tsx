import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { TitleText } from "./title-text.tsx";

const render = (text: string) => renderToStaticMarkup(<TitleText text={text} />);

it.each([
  ["From aws-auth to entries", 'From <span class="kept">aws-auth</span> to entries'],
  ["aws-auth", '<span class="kept">aws-auth</span>'],
  ["terraform-aws-service-catalog", "terraform-aws-service-catalog"],
  ["A - B, 2026-11-25", "A - B, 2026-11-25"],
  ["Two  spaces", "Two  spaces"],
])("%s", (title, html) => {
  expect(render(title)).toBe(html);
});
