import { installPackages } from "../../support/programs.ts";
import { browserIds, browsers, installedBrowsers } from "./find-browsers.ts";

/** Installs the browsers that are missing. Without a browser, its tests are skipped, or fail with `CI=true`. */
installPackages(missingBrowsers().flatMap(({ packages }) => packages));
for (const { name, packages } of missingBrowsers()) {
  console.error(
    `${name} is not installed, so its tests are skipped (\`apt-get install ${packages.join(" ")}\`).`,
  );
  if (process.env.CI) process.exitCode = 1;
}
if (installedBrowsers().length === 0) process.exitCode = 1;

function missingBrowsers() {
  const installed = installedBrowsers();
  return browserIds.filter((id) => !installed.includes(id)).map((id) => browsers[id]);
}
