import { shellReferences } from "virtual:shell-references";
import {
  type ReactNode,
  StrictMode,
  startTransition,
  useEffect,
  useLayoutEffect,
  useState,
} from "react";
// Renderer and decoder share it: in this chunk it costs them no round trip of its own.
import "react-dom";
import { holdEarlyInput } from "./hydrate/replay-input.ts";
import { actualBase, showWrongBase } from "./hydrate/wrong-base.ts";
import { startNavigation } from "./navigation/navigate.ts";
import { provideActions, setPathname } from "./navigation/navigation-store.ts";
import { startPrefetch } from "./navigation/prefetch.ts";
import { hasItsParts, partsLoaded } from "./payload/client-references.ts";
import {
  decodePayload,
  inlinePayloadId,
  type Payload,
  readInlinePayload,
} from "./payload/payload-format.ts";
import { rememberSlots } from "./static/restore-static.ts";

// Chunks of their own: each is evaluated in its own task, none of which is long on a slow processor.
const flightClient = import("./hydrate/flight-client.ts");
const reactDom = import("./hydrate/react-root.ts");

/** Draws a tree in place of the current one; set once the root is mounted. */
let draw: (next: Drawn) => void = () => {};
/** What the reader sees; set with `draw`. */
let onScreen: Drawn;

interface Drawn {
  tree: ReactNode;
  /** Called when the tree is on screen. */
  onShown(): void;
}

interface ShownProps {
  initial: Drawn;
  /** Called after the effects of the whole tree and what they draw. */
  onHydrated(): void;
}

function Shown({ initial, onHydrated }: ShownProps) {
  const [drawn, setDrawn] = useState(initial);
  useLayoutEffect(() => {
    draw = (next) => startTransition(() => setDrawn(next));
    onScreen = drawn;
    drawn.onShown();
  }, [drawn]);
  useEffect(() => {
    const timer = setTimeout(onHydrated);
    return () => clearTimeout(timer);
  }, [onHydrated]);
  return drawn.tree;
}

async function decode(flight: string): Promise<ReactNode> {
  const body = new Response(flight).body;
  if (!body) throw new Error("this browser has no streams");
  const { createFromReadableStream } = await flightClient;
  return createFromReadableStream<ReactNode>(body);
}

/** Trees of payloads; a page gone to again is not decoded again. */
const trees = new WeakMap<Payload, Promise<ReactNode>>();

function treeOf(payload: Payload): Promise<ReactNode> {
  const tree = trees.get(payload) ?? decode(payload.flight);
  trees.set(payload, tree);
  return tree;
}

async function show(payload: Payload, signal: AbortSignal): Promise<void> {
  const tree = await treeOf(payload);
  signal.throwIfAborted();
  await new Promise<void>((onShown) => {
    // The page may wait for a part of it, and would come over what is gone to meanwhile.
    signal.addEventListener("abort", () => draw(onScreen));
    draw({ tree, onShown });
  });
  // They are there by now, or the page told what is missing.
  partsLoaded(payload.flight).catch(() => {});
}

async function start(): Promise<void> {
  await wholeDocument();
  const element = document.querySelector(`script#${inlinePayloadId}`) as HTMLScriptElement;
  const { build, flight } = decodePayload(readInlinePayload(element.type, element.text));
  const [tree, { hydrateRoot }] = await Promise.all([decode(flight), reactDom]);
  await partsLoaded(flight);
  rememberSlots(document);
  const repeatEarlyInput = holdEarlyInput();
  let begun = false;
  const onShown = () => {
    // Strict mode runs effects twice in dev.
    if (begun) return;
    begun = true;
    beginNavigation(build);
  };
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <Shown initial={{ tree, onShown }} onHydrated={repeatEarlyInput} />
      </StrictMode>,
    );
  });
}

/** A click or a key starts the entry as soon as anything can be seen. */
async function wholeDocument(): Promise<void> {
  if (document.readyState !== "loading") return;
  await new Promise((resolve) => document.addEventListener("DOMContentLoaded", resolve));
}

/** React would drop the whole page for one script that does not come: it stays as it was written. */
function keepDocument(error: unknown): void {
  console.warn("Without all of its scripts the page stays as it is.", error);
}

/** Takes over navigation. Not earlier than React can draw: until then links load pages. */
function beginNavigation(build: string): void {
  const baseUrl = import.meta.env.BASE_URL;
  const prefetch = startPrefetch(baseUrl, (payload) => {
    // Decoded before the click, but not where that loads scripts for a page that may never be read.
    if (payload.build !== build || !hasItsParts(payload.flight, shellReferences)) return;
    treeOf(payload).catch(() => {});
  });
  const prefetchInView = () => {
    // The writing server is at hand, and would draw all of them after each saved file.
    if (!import.meta.hot) prefetch.observe(document);
  };
  const navigation = startNavigation({
    baseUrl,
    build,
    show: (payload, signal) => show(payload, signal).then(prefetchInView),
  });
  provideActions(navigation);
  setPathname(location.pathname, isLoadedAgain());
  prefetchInView();
  import.meta.hot?.on("rsc:update", navigation.redraw);
  // The server tells again what it told while nobody here could listen.
  import.meta.hot?.send("site:listening", { age: performance.now() });
}

function isLoadedAgain(): boolean {
  const [entry] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
  return entry !== undefined && entry.type !== "navigate";
}

const configured = import.meta.env.BASE_URL;
const actual = actualBase(import.meta.url, configured);
if (actual === configured) start().catch(keepDocument);
else showWrongBase(configured, actual);
