import { Feed } from "feed";
import { DomUtils, parseDocument } from "htmlparser2";
import type { Author, Blog, BlogPostPage } from "../../model/page/page.ts";
import type { SiteShell } from "../../model/site/site.ts";
import { getAbsoluteUrl } from "../../model/url/route.ts";
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
      // RSS requires an email address for `author`. The JSON writer fails for an empty list.
      ...(hasAuthors && !isRss && { author: post.authors.map(getFeedAuthor) }),
      ...(hasAuthors && isRss && { extensions: [formatCreators(post.authors)] }),
      category: post.tags.map(({ label }) => ({ name: label, term: label })),
    });
  }
  if (isRss) return removeInvalidCharacters(feed.rss2());
  return isAtom ? removeInvalidCharacters(escapeCategories(feed.atom1())) : feed.json1();
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

/** Buttons and scripts of the page, and anchors of headings. */
function isOmittedFromFeed({ name, attribs }: Element): boolean {
  return ["button", "script", "link"].includes(name) || attribs.class === "anchor";
}

export function getArticleHtml(html: string, address: string): string {
  const { children } = parseDocument(html);
  const body = DomUtils.getElementById("article-body", children);
  if (!body) return "";
  for (const element of DomUtils.findAll(() => true, body.children)) {
    if (isOmittedFromFeed(element)) DomUtils.removeElement(element);
    else makeAbsolute(element, address);
  }
  return DomUtils.getInnerHTML(body);
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
