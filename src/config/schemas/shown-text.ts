import * as v from "valibot";

/** A title or the label of a link, which readers could not see or press if it were empty. */
export const shownText = v.pipe(
  v.string(),
  v.check((text) => text.trim() !== "", "expected a text that is not empty"),
);
