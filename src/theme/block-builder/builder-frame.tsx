import "./builder.css";
import { type ReactNode, useLayoutEffect, useRef } from "react";
import { coverPage } from "./cover-page.ts";
import * as messages from "./frame-messages.ts";

interface BuilderFrameProps {
  title: string;
  /** The form; null while it is loaded. */
  children: ReactNode;
  onClosed(): void;
}

/** The dialog of the form, over the whole window. It is there before what it shows. */
export function BuilderFrame({ title, children, onClosed }: BuilderFrameProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  useLayoutEffect(() => {
    const own = dialog.current;
    const home = own?.parentElement;
    if (!own || !home) return;
    const opener = document.activeElement instanceof HTMLElement ? document.activeElement : null;
    // The browser would give it the focus back while it is still covered.
    opener?.blur();
    // Inside of the article each change of the form would have the browser look again at all that a
    // `:has()` says about the article.
    document.body.append(own);
    const uncover = coverPage(own);
    own.showModal();
    heading.current?.focus({ preventScroll: true });
    return () => {
      // React takes the dialog away from where it has put it.
      home.append(own);
      uncover();
      opener?.focus({ preventScroll: true });
    };
  }, []);
  return (
    <dialog ref={dialog} className="builder" aria-labelledby="builder-title" onClose={onClosed}>
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
    </dialog>
  );
}
