import { installPackages } from "../support/programs.ts";
import { missingPrograms } from "./programs.ts";

/** Installs the web servers for the host tests. Without a server, its tests are skipped, or fail with `CI=true`. */
installPackages(missingPrograms().flatMap(({ packages }) => packages));
for (const { name, packages } of missingPrograms()) {
  console.error(
    `${name} is not installed, so its tests are skipped (\`apt-get install ${packages.join(" ")}\`).`,
  );
  if (process.env.CI) process.exitCode = 1;
}
