import "./builder.css";
import "./fields/fields.css";
import { type ReactNode, useEffect, useLayoutEffect, useRef, useState } from "react";
import { pagePlural } from "../messages/page-plural.ts";
import { canCover, measurePage } from "./cover-page.ts";
import * as messages from "./frame-messages.ts";

interface BuilderFrameProps {
  title: string;
  /** The form; null while it is loaded. */
  children: ReactNode;
  onClosed(): void;
}

/** The dialog of the form, over the whole window. It is there before what it shows. */
export function BuilderFrame({ title, children, onClosed }: BuilderFrameProps) {
  // While nothing has changed yet, the sizes of the page are known.
  const [coverPage] = useState(measurePage);
  const [isOpen, setIsOpen] = useState(false);
  const dialog = useRef<HTMLDialogElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  useLayoutEffect(() => {
    const own = dialog.current;
    const home = own?.parentElement;
    if (!own || !home) return;
    const opener = document.activeElement instanceof HTMLElement ? document.activeElement : null;
    const uncover = coverPage();
    // The browser would give it the focus back while it is still covered.
    opener?.blur();
    // Inside of the article each change of the form would have the browser look again at all that a
    // `:has()` says about the article. That is why the dialog is empty until it lies here.
    document.body.append(own);
    own.setAttribute("closedby", "closerequest");
    if (canCover()) own.show();
    else own.showModal();
    setIsOpen(true);
    return () => {
      // React takes the dialog away from where it has put it.
      home.append(own);
      uncover();
      opener?.focus({ preventScroll: true });
    };
  }, [coverPage]);
  useLayoutEffect(() => {
    if (isOpen) heading.current?.focus({ preventScroll: true });
  }, [isOpen]);
  // The first count makes the formats of the language, which takes long: before the form needs them.
  useEffect(() => void pagePlural({ other: "" }, { count: 0 }), []);
  useEscape(() => dialog.current?.close());
  return (
    <dialog
      ref={dialog}
      className="builder"
      aria-modal="true"
      aria-labelledby="builder-title"
      onClose={onClosed}
    >
      {isOpen && (
        <div className="builder-frame">
          <h2 ref={heading} id="builder-title" tabIndex={-1}>
            {messages.formOf(title)}
          </h2>
          <button
            type="button"
            className="close"
            aria-label={messages.close}
            onClick={() => dialog.current?.close()}
          />
          {children ?? (
            <p className="builder-body builder-loading" role="status">
              {messages.loadingForm}
            </p>
          )}
        </div>
      )}
    </dialog>
  );
}

/** Answers the Escape key, which Safari leaves to the page where a dialog is not a modal one. */
function useEscape(close: () => void): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: what it closes stays the same
  useEffect(() => {
    const end = new AbortController();
    const answer = ({ key, isComposing, defaultPrevented, target }: KeyboardEvent) => {
      if (key !== "Escape" || isComposing || defaultPrevented) return;
      // The browser empties a search field first.
      const isSearch = target instanceof HTMLInputElement && target.type === "search";
      if (!isSearch || target.value === "") close();
    };
    document.addEventListener("keydown", answer, end);
    return () => end.abort();
  }, []);
}
