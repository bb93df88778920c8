import type { ComponentType, ReactNode } from "react";
import * as jsxRuntime from "react/jsx-runtime";
import { StaticPart } from "../../framework/client/static-part.tsx";
import type { StaticRenderer } from "../../framework/client/static-renderer.ts";
import type { ArticleText, Body } from "../../model/page/page.ts";
import { components } from "../components/registry.ts";
import { CatalogChanges, changeFields, changesList } from "../reference/catalog-changes.tsx";
import { FeedMap } from "../reference/feeds/feed-map.tsx";
import { InputIndex, inputFields, inputsList } from "../reference/input-index.tsx";
import { LibraryIndex, LibraryModules, libraryFields, libraryList } from "../reference/library.tsx";
import { ListFilter } from "../reference/list/list-filter.tsx";
import * as listMessages from "../reference/list/list-messages.ts";
import { hasLists, ReferenceBody } from "../reference/reference-body.tsx";

interface TextOptions {
  customComponents: Record<string, ComponentType>;
  statics: StaticRenderer;
}

interface ArticleBodyProps extends TextOptions {
  id?: string;
  body: Body;
}

export function ArticleBody({ id, body, ...options }: ArticleBodyProps): ReactNode {
  const { statics } = options;
  const attributes = { ...(id && { id }), className: hasFilterBar(body) ? "md with-filter" : "md" };
  switch (body.kind) {
    case "html":
      return <StaticPart as="div" {...attributes} html={statics.markup(body.html)} />;
    case "mdx":
      return <div {...attributes}>{textOf(body, options)}</div>;
    case "reference":
      return (
        <div {...attributes}>
          <ReferenceBody reference={body.reference} statics={statics}>
            {textOf(body.text, options)}
          </ReferenceBody>
        </div>
      );
    case "catalog-changes":
      return (
        <div {...attributes}>
          {textOf(body.text, options)}
          <ListFilter list={changesList} fields={changeFields(body.releases)} />
          <StaticPart
            as="div"
            html={statics.render(<CatalogChanges releases={body.releases} locale={body.locale} />)}
          />
        </div>
      );
    case "library-index":
      return (
        <div {...attributes}>
          {textOf(body.text, options)}
          <ListFilter list={libraryList} fields={libraryFields(body.groups)} />
          <StaticPart as="div" html={statics.render(<LibraryIndex groups={body.groups} />)} />
        </div>
      );
    case "feed-map":
      return (
        <div {...attributes}>
          {textOf(body.text, options)}
          <StaticPart
            as="div"
            html={statics.render(<FeedMap categories={body.categories} locale={body.locale} />)}
          />
        </div>
      );
    case "library-modules":
      return (
        <div {...attributes}>
          {textOf(body.text, options)}
          <StaticPart
            as="div"
            html={statics.render(
              <LibraryModules modules={body.modules} services={body.services} />,
            )}
          />
        </div>
      );
    case "input-index":
      return (
        <div {...attributes}>
          {textOf(body.text, options)}
          <ListFilter
            list={inputsList}
            label={listMessages.filterInputs}
            fields={inputFields(body.letters)}
            foldable
          />
          <StaticPart
            as="div"
            html={statics.render(<InputIndex letters={body.letters} locale={body.locale} />)}
          />
        </div>
      );
  }
}

/** Page-wide style rules depend on it. */
function hasFilterBar(body: Body): boolean {
  switch (body.kind) {
    case "reference":
      return hasLists(body.reference);
    case "catalog-changes":
    case "library-index":
    case "input-index":
      return true;
    default:
      return false;
  }
}

function textOf(text: ArticleText, { customComponents, statics }: TextOptions): ReactNode {
  const StaticHtml = ({ html }: { html: string }) => (
    <StaticPart as="div" html={statics.markup(html)} />
  );
  if (text.kind === "html") return <StaticHtml html={text.html} />;
  const MdxContent = evaluate(text.code);
  return <MdxContent components={{ ...components, ...customComponents, StaticHtml }} />;
}

type MdxContent = ComponentType<{ components: object }>;

/** Runs a function body that the content layer compiled from a checked file of the site. */
function evaluate(code: string): MdxContent {
  const run = new Function(code) as (runtime: typeof jsxRuntime) => { default: MdxContent };
  return run(jsxRuntime).default;
}
