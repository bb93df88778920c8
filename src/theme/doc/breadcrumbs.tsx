import type { Breadcrumb } from "../../model/page/sidebar.ts";
import * as messages from "../messages/messages.ts";

/** The path to the page. */
export function Breadcrumbs({ steps }: { steps: Breadcrumb[] }) {
  return (
    <nav className="crumbs" aria-label={messages.breadcrumbs}>
      <ol>
        {steps.map(({ label, href }, index) => {
          const current = index === steps.length - 1 ? "page" : undefined;
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: two steps may have one label, and of two with one key React leaves one behind
            <li key={index} aria-current={href === undefined ? current : undefined}>
              {href === undefined ? (
                label
              ) : (
                <a href={href} aria-current={current}>
                  {label}
                </a>
              )}
            </li>
          );
        })}
      </ol>
    </nav>
  );
}
