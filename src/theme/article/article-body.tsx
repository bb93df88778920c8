import type { ComponentType, ReactNode } from "react";
import * as jsxRuntime from "react/jsx-runtime";
import { StaticPart } from "../../framework/client/static-part.tsx";
import type { StaticRenderer } from "../../framework/client/static-renderer.ts";
import type { ArticleText, Body } from "../../model/page/page.ts";
import { foldedListIds } from "../../model/site/layout-ids.ts";
import { components } from "../components/registry.ts";
import { CatalogChanges, changesListId, getChangeFields } from "../reference/catalog-changes.tsx";
import { mapListId, ServiceMap } from "../reference/connections/service-map.tsx";
import { getInputFields, InputIndex, inputsListId } from "../reference/input-index.tsx";
import {
  BuiltFrom,
  getLibraryFields,
  LibraryIndex,
  LibraryModules,
  libraryListId,
} from "../reference/library.tsx";
import { ListFilter } from "../reference/list/list-filter.tsx";
import * as listMessages from "../reference/list/list-messages.ts";
import { ReferenceBody } from "../reference/reference-body.tsx";
import { protectBlocks } from "./protect-blocks.tsx";
import { type StaticHtmlProps, splitLead, type TextElement } from "./split-lead.ts";

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
  const attributes = id && { id };
  if (body.kind === "html") {
    return (
      <StaticPart as="div" className="md" {...attributes} html={statics.renderHtml(body.html)} />
    );
  }
  // The lists of a service are wide, and its text is not.
  const isText = body.kind === "mdx" || body.kind === "folded" || body.kind === "reference";
  return (
    <div className={isText ? "md" : "md wide"} {...attributes}>
      {body.kind === "mdx" ? renderText(body, options) : renderComposedBody(body, options)}
    </div>
  );
}

type ComposedBody = Exclude<Body, ArticleText>;

/** The writer's text and what is generated from the catalog. */
function renderComposedBody(body: ComposedBody, options: TextOptions): ReactNode {
  const { statics } = options;
  if (body.kind === "reference") {
    const StaticHtml = createStaticHtml(statics);
    return (
      <ReferenceBody
        reference={body.reference}
        statics={statics}
        {...splitLead(renderText(body.text, options, StaticHtml), StaticHtml)}
      />
    );
  }
  const text = renderText(body.text, options);
  if (body.kind === "folded") {
    const { filterQuestions, filterSections } = listMessages;
    const label = body.sections === "questions" ? filterQuestions : filterSections;
    return (
      <>
        {text}
        <ListFilter list={foldedListIds[body.sections]} label={label} fields={[]} foldable />
        {renderText(body.list, options)}
      </>
    );
  }
  return (
    <>
      {text}
      {body.kind === "library-modules" && body.services.length > 0 && (
        <StaticPart as="div" html={statics.render(<BuiltFrom services={body.services} />)} />
      )}
      {renderListFilter(body)}
      <StaticPart as="div" html={statics.render(renderGeneratedList(body))} />
    </>
  );
}

type ListBody = Exclude<ComposedBody, { kind: "reference" | "folded" }>;

function renderListFilter(body: ListBody): ReactNode {
  switch (body.kind) {
    case "catalog-changes":
      return (
        <ListFilter
          list={changesListId}
          fields={getChangeFields(body.releases, body.locale)}
          foldable
        />
      );
    case "library-index":
      return <ListFilter list={libraryListId} fields={getLibraryFields(body.groups)} foldable />;
    case "input-index":
      return (
        <ListFilter
          list={inputsListId}
          label={listMessages.filterInputs}
          fields={getInputFields(body.letters)}
          foldable
        />
      );
    case "service-map":
      return <ListFilter list={mapListId} label={listMessages.filterServices} fields={[]} />;
    case "library-modules":
      return (
        <ListFilter list={libraryListId} label={listMessages.filterModules} fields={[]} foldable />
      );
  }
}

function renderGeneratedList(body: ListBody): ReactNode {
  switch (body.kind) {
    case "catalog-changes":
      return <CatalogChanges releases={body.releases} locale={body.locale} />;
    case "library-index":
      return <LibraryIndex groups={body.groups} locale={body.locale} />;
    case "library-modules":
      return <LibraryModules modules={body.modules} />;
    case "service-map":
      return <ServiceMap categories={body.categories} locale={body.locale} />;
    case "input-index":
      return <InputIndex letters={body.letters} locale={body.locale} />;
  }
}

function createStaticHtml(statics: TextOptions["statics"]) {
  return ({ html }: StaticHtmlProps) => <StaticPart as="div" html={statics.renderHtml(html)} />;
}

function renderText(
  text: ArticleText,
  { customComponents, statics }: TextOptions,
  StaticHtml = createStaticHtml(statics),
): TextElement {
  if (text.kind === "html") return <StaticHtml html={text.html} />;
  const renderMdx = evaluate(text.code);
  const article = renderMdx({ components: { ...components, ...customComponents, StaticHtml } });
  return protectBlocks(article, StaticHtml);
}

type RenderMdx = (props: { components: object }) => TextElement;

/** Runs a function body that the content layer compiled from a checked file of the site. */
function evaluate(code: string): RenderMdx {
  const run = new Function(code) as (runtime: typeof jsxRuntime) => { default: RenderMdx };
  return run(jsxRuntime).default;
}
