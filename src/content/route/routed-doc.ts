import type { Route } from "../../model/route.ts";
import type { DocSource } from "../load/loaded-content.ts";

/** A page with its place in the site. */
export interface RoutedDoc extends DocSource {
  /** Path below `content/docs` without number prefixes and extension. */
  id: string;
  /** Finished with the site's trailing-slash setting, without base URL. */
  route: Route;
  /** Folder below `content/docs` as it is on disk, empty for the top. */
  folder: string;
  /** Whether the page stands for its folder (`index`, `README` or a file named like it). */
  isFolderIndex: boolean;
}
