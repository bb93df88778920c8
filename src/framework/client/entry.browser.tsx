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
import { actualBase } from "./hydrate/wrong-base.ts";
import { loadAgainFor, resume } from "./navigation/load-again.ts";
import { isOpened, startNavigation } from "./navigation/navigate.ts";
import { provideActions, setShownPage } from "./navigation/navigation-store.ts";
import { startPrefetch } from "./navigation/prefetch.ts";
import { isDecodable, partsLoaded } from "./payload/client-references.ts";
import { NoPayloadError } from "./payload/payload-cache.ts";
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

/** Replaces the tree on screen; set once the root is mounted. */
let showTree: (next: PageTree) => void = () => {};
/** What the reader sees; set with `showTree`. */
let onScreen: PageTree;

interface PageTree {
  tree: ReactNode;
  /** Called when the tree is on screen. */
  onShown(): void;
}

interface ShownProps {
  initial: PageTree;
  /** Called after the effects of the whole tree and the renders that they cause. */
  onHydrated(): void;
}

function Shown({ initial, onHydrated }: ShownProps) {
  const [page, setPage] = useState(initial);
  useLayoutEffect(() => {
    showTree = (next) => startTransition(() => setPage(next));
    onScreen = page;
    page.onShown();
  }, [page]);
  useEffect(() => {
    const timer = setTimeout(onHydrated);
    return () => clearTimeout(timer);
  }, [onHydrated]);
  return page.tree;
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
  // A part that does not come would fail in the middle of a render.
  await partsLoaded(payload.flight).catch((error) => {
    throw new NoPayloadError("a part is missing", { cause: error });
  });
  signal.throwIfAborted();
  await new Promise<void>((onShown) => {
    // A page that suspends would otherwise replace the page that the reader opens meanwhile.
    signal.addEventListener("abort", () => showTree(onScreen));
    showTree({ tree, onShown });
  });
}

async function start(): Promise<void> {
  await wholeDocument();
  resume("start");
  const element = document.querySelector(`script#${inlinePayloadId}`) as HTMLScriptElement;
  const { build, article, flight } = decodePayload(readInlinePayload(element.type, element.text));
  const [tree, { hydrateRoot }] = await Promise.all([decode(flight), reactDom]);
  await partsLoaded(flight);
  rememberSlots(document);
  const repeatEarlyInput = holdEarlyInput();
  let begun = false;
  const onShown = () => {
    // Strict mode runs effects twice in dev.
    if (begun) return;
    begun = true;
    beginNavigation(build, article);
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

/**
 * Where a script is missing, the document is loaded once more: an upload may be under way. After that
 * it stays as it is, and says so: React would remove the whole page.
 */
async function keepDocument(error: unknown): Promise<void> {
  console.warn("Without all of its scripts the page stays as it is.", error);
  // Imports fail with this error; what an old browser fails with would come again.
  const helps = error instanceof TypeError && !isOpened();
  if (helps && (await loadAgainFor("start", () => 1))) return;
  const { showIncomplete } = await loadFailure();
  showIncomplete();
}

function loadFailure() {
  return import("./hydrate/show-failure.ts");
}

/**
 * Safari ends the load of scripts for good when a page is left. Where React has not come by then, the
 * page that the reader comes back to is loaded anew.
 */
function wakeOnReturn({ persisted }: PageTransitionEvent): void {
  if (persisted && window.early) location.reload();
}

/** Takes over navigation when React is ready; until then links load documents. */
function beginNavigation(build: string, article: string): void {
  const baseUrl = import.meta.env.BASE_URL;
  const prefetch = startPrefetch(baseUrl, (payload) => {
    // Decoded before the click, but not where that loads scripts for a page that may never be read.
    if (payload.build !== build || !isDecodable(payload.flight)) return;
    treeOf(payload).catch(() => {});
  });
  const prefetchInView = () => {
    // The dev server is near, and would render all of them after each saved file.
    if (!import.meta.hot) prefetch.observe(document);
  };
  const navigation = startNavigation({
    baseUrl,
    build,
    show: (payload, signal) => show(payload, signal).then(prefetchInView),
  });
  provideActions(navigation);
  setShownPage({ pathname: location.pathname, article }, isLoadedAgain());
  prefetchInView();
  import.meta.hot?.on("rsc:update", navigation.redraw);
  // The server repeats the messages that were sent before this page could receive them.
  import.meta.hot?.send("site:listening", { age: performance.now() });
}

function isLoadedAgain(): boolean {
  const [entry] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
  return !isOpened() && entry !== undefined && entry.type !== "navigate";
}

addEventListener("pageshow", wakeOnReturn);
const configured = import.meta.env.BASE_URL;
const actual = actualBase(import.meta.url, configured);
if (actual === configured) start().catch(keepDocument).catch(console.warn);
else {
  // The chunk comes from where this script came from.
  loadFailure()
    .then(({ showWrongBase }) => showWrongBase(configured, actual))
    .catch(console.warn);
}
