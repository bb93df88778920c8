import { join } from "node:path";
import { root } from "../../site/build-fixture.ts";
import { writeHistory } from "../../support/write-history.ts";

// Generates a git history for the kitchen sink.
const site = join(root, "tests/fixtures/kitchen-sink");
const fog = "content/docs/light/fog.md";
const withoutLastSection = (text: string) => text.slice(0, text.indexOf("## Stopping it"));

writeHistory(site, join(root, ".cache/tests/kitchen-sink.git"), [
  { day: "2025-12-30", message: "docs: begin the handbook (#1)", files: null },
  {
    day: "2026-01-05",
    message: "Say less about fog",
    files: { [fog]: withoutLastSection },
  },
  { day: "2026-01-14", message: "wip", files: { [fog]: (text) => text } },
  {
    day: "2026-01-16",
    message: "feat(coast): name the reef and its signal",
    files: {
      "content/docs/coast/reef.md": (text) => `${text}\nIts signal is a bell.\n`,
      [fog]: (text) => `${text}\nThe reef has a bell.\n`,
    },
  },
  {
    day: "2026-01-19",
    message: "Correct the day of the new lens",
    files: { "content/blog/2026-03-14-the-new-lens.mdx": (text) => `${text}\nOn a Saturday.\n` },
  },
]);
