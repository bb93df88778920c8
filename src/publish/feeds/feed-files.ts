import { Feed } from "feed";
import { DomUtils, parseDocument } from "htmlparser2";
import type { Author, Blog, BlogPostPage } from "../../model/page/page.ts";
import type { SiteShell } from "../../model/site/site.ts";
import { getAbsoluteUrl } from "../../model/url/route.ts";
import { hasClass } from "../markdown/html-node.ts";
import { getOutputFile } from "../output.ts";
import { escapeXml, removeInvalidCharacters } from "../seo/xml.ts";

/** Readers request a feed often, so it has only the newest posts. */
const maxPosts = 20;

interface FeedFile {
  to: string;
  text: string;
}

export function getFeedFiles(
  blog: Blog,
  site: SiteShell,
  getHtml: (post: Pick<BlogPostPage, "route">) => string,
): FeedFile[] {
  const items = blog.posts.slice(0, maxPosts).map((post) => {
    const link = getAbsoluteUrl(site, post.route);
    return { post, link, content: getArticleHtml(getHtml(post), link) };
  });
  return blog.links.feeds.map(({ href, type }) => {
    return { to: getOutputFile(href, site.baseUrl), text: writeFeed(type, { blog, site, items }) };
  });
}

interface FeedContent {
  blog: Blog;
  site: SiteShell;
  items: { post: Blog["posts"][number]; link: string; content: string }[];
}

function writeFeed(type: string, { blog, site, items }: FeedContent): string {
  const isRss = type === "application/rss+xml";
  const isAtom = type === "application/atom+xml";
  // JSON Feed has plain text where RSS and Atom have HTML.
  const getText = (text: string) => (isRss || isAtom ? escapeXml(text) : text);
  const feed = createFeed(blog, site);
  // Atom requires an author of the feed if a post has none.
  if (isAtom) feed.options.author = { name: site.title };
  for (const { post, link, content } of items) {
    const hasAuthors = post.authors.length > 0;
    feed.addItem({
      title: getText(post.title),
      link,
      id: link,
      date: new Date(post.date),
      published: new Date(post.date),
      description: getText(post.description),
      content,
      // RSS requires an email address for `author`, and the JSON writer keeps only the first one.
      ...(hasAuthors && isAtom && { author: post.authors.map(getFeedAuthor) }),
      ...(hasAuthors && isRss && { extensions: [formatCreators(post.authors)] }),
      category: post.tags.map(({ label }) => ({ name: label, term: label })),
    });
  }
  if (isRss) return removeInvalidCharacters(feed.rss2());
  if (isAtom) return removeInvalidCharacters(escapeCategories(feed.atom1()));
  return writeJsonFeed(feed.json1(), items);
}

/** Version 1.1 of JSON Feed has several authors. */
function writeJsonFeed(json: string, items: FeedContent["items"]): string {
  const feed: { items: object[] } = JSON.parse(json);
  const withAuthors = feed.items.map((item, index) => {
    const authors = (items[index]?.post.authors ?? []).map(({ name, url }) => ({
      name,
      ...(url !== null && { url }),
    }));
    return authors.length === 0 ? item : { ...item, authors };
  });
  const version = "https://jsonfeed.org/version/1.1";
  return JSON.stringify({ ...feed, version, items: withAuthors }, null, 4);
}

function formatCreators(authors: readonly Author[]) {
  const names = authors.map(({ name }) => ({ _text: name }));
  return { name: "dc:creator", objects: names as unknown as Record<string, unknown> };
}

/** The Atom writer does not escape `<` in attributes. */
function escapeCategories(atom: string): string {
  return atom.replace(
    /<category( label="[^"]*" term="[^"]*")\/>/g,
    (_, attributes: string) => `<category${attributes.replaceAll("<", "&lt;")}/>`,
  );
}

function createFeed({ title, description, links, posts }: Blog, site: SiteShell): Feed {
  const home = site.url + links.home;
  const getAddress = (label: string) => {
    return site.url + links.feeds.find((feed) => feed.label === label)?.href;
  };
  return new Feed({
    title: `${site.title}: ${title}`,
    description: description || site.tagline,
    id: home,
    link: home,
    language: site.locale.code,
    // A build time would change the file of each build.
    updated: new Date(posts[0]?.date ?? 0),
    generator: false,
    feedLinks: { rss: getAddress("RSS"), atom: getAddress("Atom"), json: getAddress("JSON") },
  });
}

function getFeedAuthor({ name, url }: Author) {
  return { name, ...(url !== null && { link: url }) };
}

type Nodes = ReturnType<typeof parseDocument>["children"];
type Element = Extract<Nodes[number], { attribs: object }>;

/** Elements that need the scripts and styles of the page. Readers of feeds see images in light mode. */
function isOmittedFromFeed(element: Element): boolean {
  const { name, attribs } = element;
  if (["script", "link", "svg"].includes(name) || attribs.role === "tablist") return true;
  if (name === "button") return !hasClass(element, "term");
  return hasClass(element, "anchor") || hasClass(element, "mode-dark");
}

export function getArticleHtml(html: string, address: string): string {
  const { children } = parseDocument(html);
  const body = DomUtils.getElementById("article-body", children);
  if (!body) return "";
  for (const element of DomUtils.findAll(() => true, body.children)) {
    replaceDrawing(element, address);
    if (isOmittedFromFeed(element)) DomUtils.removeElement(element);
    else showWithoutScripts(element);
    makeAbsolute(element, address);
  }
  return DomUtils.getInnerHTML(body);
}

/** Drawings need the colors of the page, so their description links to it, once for all sizes. */
function replaceDrawing(element: Element, address: string): void {
  const { name, attribs, prev } = element;
  const label = attribs["aria-label"];
  if (name !== "svg" || !label || (prev && DomUtils.textContent(prev) === label)) return;
  const text = escapeXml(label);
  const html = isInLink(element) ? text : `<a href="${escapeXml(address)}">${text}</a>`;
  for (const node of createNodes(html)) DomUtils.prepend(element, node);
}

function isInLink({ parent }: Element): boolean {
  if (parent === null || !("attribs" in parent)) return false;
  return parent.name === "a" || isInLink(parent);
}

/** Shows all tabs below each other, with their labels, and definitions behind their words. */
function showWithoutScripts(element: Element): void {
  const { attribs } = element;
  if (hasClass(element, "term")) {
    element.name = "span";
    element.attribs = {};
  } else if (hasClass(element, "term-definition")) {
    element.attribs = {};
    surround(element, " (", ")");
  } else if (attribs.role === "tabpanel") {
    element.attribs = {};
    surround(element, `<p><b>${escapeXml(attribs["data-label"] ?? "")}</b></p>`, "");
  }
}

function surround(element: Element, before: string, after: string): void {
  const { children } = element;
  element.children = [];
  for (const node of [...createNodes(before), ...children, ...createNodes(after)])
    DomUtils.appendChild(element, node);
}

function createNodes(html: string): Nodes {
  return parseDocument(html).children;
}

function makeAbsolute({ attribs }: Element, address: string): void {
  // The image of `src` is enough for readers of feeds.
  delete attribs.srcset;
  for (const name of ["href", "src", "poster"]) {
    const value = attribs[name];
    if (value !== undefined && URL.canParse(value, address)) {
      attribs[name] = new URL(value, address).href;
    }
  }
}
