import {
  type ReactNode,
  StrictMode,
  startTransition,
  useEffect,
  useLayoutEffect,
  useState,
} from "react";
// The renderer and the decoder share react-dom. A separate chunk would cost a round trip.
import "react-dom";
import { areClientComponentsLoaded, loadClientComponents } from "./client-references.ts";
import { getDeployedBase } from "./hydrate/deployed-base.ts";
import { interceptEarlyInput } from "./hydrate/replay-input.ts";
import { tolerateForeignNodes } from "./hydrate/tolerate-foreign-nodes.ts";
import { setRefresh, setShownPage } from "./navigation-state.ts";
import { PayloadUnavailableError } from "./payload-cache.ts";
import {
  decodePayload,
  inlinePayloadId,
  type Payload,
  readInlinePayload,
} from "./payload-format.ts";
import { reloadToResume, takeResumedValue } from "./resume-after-reload.ts";
import { consumeRouterNavigation, startRouter } from "./router.ts";
import { saveStaticParts } from "./static-part.tsx";

// Each chunk is evaluated in a separate task, which keeps tasks short on slow devices.
const flightClient = import("./hydrate/flight-client.ts");
const reactDom = import("./hydrate/react-root.ts");

interface PageTree {
  tree: ReactNode;
  onShown(): void;
}

/** Replaces the tree on screen. Set by `App` when it is mounted. */
let showTree: (next: PageTree) => void = () => {};
let currentTree: PageTree;

interface AppProps {
  initial: PageTree;
  /** Called after all effects and the renders that they cause. */
  onHydrated(): void;
}

function App({ initial, onHydrated }: AppProps) {
  const [page, setPage] = useState(initial);
  useLayoutEffect(() => {
    showTree = (next) => startTransition(() => setPage(next));
    currentTree = page;
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

const decodedTrees = new WeakMap<Payload, Promise<ReactNode>>();

function getTree(payload: Payload): Promise<ReactNode> {
  const tree = decodedTrees.get(payload) ?? decode(payload.flight);
  decodedTrees.set(payload, tree);
  return tree;
}

async function render(payload: Payload, signal: AbortSignal): Promise<void> {
  const tree = await getTree(payload);
  // A missing script would otherwise fail in the middle of a render.
  await loadClientComponents(payload.flight).catch((error) => {
    throw new PayloadUnavailableError("a script is missing", { cause: error });
  });
  signal.throwIfAborted();
  await new Promise<void>((onShown) => {
    // Without this, a suspended page could later replace the one that the reader opened.
    signal.addEventListener("abort", () => showTree(currentTree));
    showTree({ tree, onShown });
  });
}

async function hydrate(): Promise<void> {
  await waitUntilParsed();
  takeResumedValue("hydration");
  const element = document.querySelector(`script#${inlinePayloadId}`) as HTMLScriptElement;
  const { build, articleHash, flight } = decodePayload(
    readInlinePayload(element.type, element.text),
  );
  const [tree, { hydrateRoot }] = await Promise.all([decode(flight), reactDom]);
  await loadClientComponents(flight);
  saveStaticParts(document);
  tolerateForeignNodes(Node);
  const replayEarlyInput = interceptEarlyInput();
  let isStarted = false;
  const onShown = () => {
    // Strict mode runs effects twice in dev.
    if (isStarted) return;
    isStarted = true;
    startNavigation(build, articleHash);
  };
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <App initial={{ tree, onShown }} onHydrated={replayEarlyInput} />
      </StrictMode>,
    );
  });
}

/** A click or key can start hydration before the document is parsed. */
async function waitUntilParsed(): Promise<void> {
  if (document.readyState !== "loading") return;
  await new Promise((resolve) => document.addEventListener("DOMContentLoaded", resolve));
}

/** Before this, links load documents. */
function startNavigation(build: string, articleHash: string): void {
  const router = startRouter({
    baseUrl: import.meta.env.BASE_URL,
    build,
    async render(payload, signal) {
      await render(payload, signal);
      prefetchInView();
    },
    // Decoding early must not load scripts for a page that may never be opened.
    prepare(payload) {
      if (payload.build === build && areClientComponentsLoaded(payload.flight))
        getTree(payload).catch(() => {});
    },
  });
  const prefetchInView = () => {
    // The dev server would render all of these pages after each change.
    if (!import.meta.hot) router.prefetchInView(document);
  };
  setRefresh(router.reload);
  setShownPage({ pathname: location.pathname, articleHash }, isReloadOrReturn());
  prefetchInView();
  if (import.meta.hot) hideOverlayTip();
  import.meta.hot?.on("rsc:update", router.reloadInPlace);
  // The dev server repeats messages that were sent before this page could receive them.
  import.meta.hot?.send("site:listening", { age: performance.now() });
}

/** The tip in Vite's error overlay names a configuration file that sites do not have. */
function hideOverlayTip(): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync("vite-error-overlay::part(tip) { display: none }");
  document.adoptedStyleSheets.push(sheet);
}

function isReloadOrReturn(): boolean {
  const [entry] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
  return !consumeRouterNavigation() && entry !== undefined && entry.type !== "navigate";
}

/** Reloads once, because a deploy may be in progress. Otherwise React would remove the page. */
async function handleHydrationError(error: unknown): Promise<void> {
  console.warn("Without all of its scripts the page stays as it is.", error);
  // A failed import throws a TypeError. Other errors would occur again.
  const isImportError = error instanceof TypeError && !consumeRouterNavigation();
  if (isImportError && (await reloadToResume("hydration", () => true))) return;
  const { showIncomplete } = await import("./hydrate/show-failure.ts");
  showIncomplete();
}

// Safari stops loading scripts when a reader leaves. Without hydration the page must be reloaded.
addEventListener("pageshow", ({ persisted }) => {
  if (persisted && window.early) location.reload();
});

const configured = import.meta.env.BASE_URL;
const actual = getDeployedBase(import.meta.url, configured);
if (actual === configured) hydrate().catch(handleHydrationError).catch(console.warn);
else {
  import("./hydrate/show-failure.ts")
    .then(({ showWrongBase }) => showWrongBase(configured, actual))
    .catch(console.warn);
}
