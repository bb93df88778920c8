import { DomUtils, parseDocument } from "htmlparser2";

type Nodes = ReturnType<typeof parseDocument>["children"];
type Element = Extract<Nodes[number], { attribs: object }>;

/** Elements of the page that are no text; a long one links its sheet inside the article. */
const furniture = new Set(["button", "script", "link"]);

/** Of no use outside the page: signs beside headings, and whatever draws it or brings it to life. */
function isPageFurniture({ name, attribs }: Element): boolean {
  return furniture.has(name) || attribs.class === "anchor";
}

/** The article of a finished page for readers elsewhere: its addresses are absolute. */
export function articleHtml(html: string, address: string): string {
  const { children } = parseDocument(html);
  const body = DomUtils.getElementById("article-body", children);
  if (!body) return "";
  for (const element of DomUtils.findAll(() => true, body.children)) {
    if (isPageFurniture(element)) DomUtils.removeElement(element);
    else makeAbsolute(element, address);
  }
  return DomUtils.getInnerHTML(body);
}

function makeAbsolute({ attribs }: Element, address: string): void {
  for (const name of ["href", "src"]) {
    const value = attribs[name];
    if (value !== undefined && URL.canParse(value, address)) {
      attribs[name] = new URL(value, address).href;
    }
  }
}
