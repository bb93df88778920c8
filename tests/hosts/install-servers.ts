import { installMissing } from "../support/programs.ts";
import { missingPrograms } from "./programs.ts";

// Installs the web servers for the host tests.
installMissing(missingPrograms);
