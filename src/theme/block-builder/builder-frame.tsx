import "./builder.css";
import "./fields/fields.css";
import { type ReactNode, useEffect, useLayoutEffect, useRef, useState } from "react";
import { pagePlural } from "../messages/page-plural.ts";
import { canCover, measurePage } from "./cover-page.ts";
import * as messages from "./frame-messages.ts";

interface BuilderFrameProps {
  title: string;
  children: ReactNode;
  onClosed(): void;
}

export function BuilderFrame({ title, children, onClosed }: BuilderFrameProps) {
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
    opener?.blur();
    document.body.append(own);
    own.setAttribute("closedby", "closerequest");
    if (canCover()) own.show();
    else own.showModal();
    setIsOpen(true);
    return () => {
      home.append(own);
      uncover();
      opener?.focus({ preventScroll: true });
    };
  }, [coverPage]);
  useLayoutEffect(() => {
    if (isOpen) heading.current?.focus({ preventScroll: true });
  }, [isOpen]);
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

function useEscape(close: () => void): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: what it closes stays the same
  useEffect(() => {
    const end = new AbortController();
    const answer = ({ key, isComposing, defaultPrevented, target }: KeyboardEvent) => {
      if (key !== "Escape" || isComposing || defaultPrevented) return;
      const isSearch = target instanceof HTMLInputElement && target.type === "search";
      if (!isSearch || target.value === "") close();
    };
    document.addEventListener("keydown", answer, end);
    return () => end.abort();
  }, []);
}
