import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it } from "vitest";
import { getTextOfComponent } from "./text-of-component.ts";

function read(code: string) {
  const siteDir = mkdtempSync(join(tmpdir(), "component-"));
  const file = join(siteDir, "page.jsx");
  writeFileSync(file, code);
  writeFileSync(join(siteDir, "strings.js"), 'export default { title: "Boats" };');
  return getTextOfComponent(file, { siteDir, publishPicture: (address) => address });
}

it("shows the text of an imported module, not its name", () => {
  const code = 'import strings from "./strings";\n';
  expect(read(`${code}export default () => <Hero title={strings.title} />;`)).toBe("Boats");
  expect(read(`${code}export const cards = [{ heading: "Sail", body: strings }];`)).toBe(
    "Sail\n\nBoats",
  );
  expect(read(`${code}export default () => <a href={strings.url}>Sail</a>;`)).not.toContain("](");
});

it("finds the addresses of imported pictures and of links", () => {
  const code = 'import sail from "./sail.png";\n';
  expect(read(`${code}export default () => <img src={sail} alt="A sail" />;`)).toBe(
    "![A sail](./sail.png)",
  );
  expect(read('export default () => <img src={require("./sail.png").default} />;')).toBe(
    "![](./sail.png)",
  );
  expect(read('export default () => <Link to={useBaseUrl("docs/intro")}>Start</Link>;')).toBe(
    "[Start](/docs/intro)",
  );
  expect(read('export const cards = [{ title: "Start", to: "docs/intro" }];')).toBe(
    "[Start](/docs/intro)",
  );
});

it.each([
  [
    "<><p className={styles.a}>One</p><a className={styles.b} href='/x'>Two</a><p>Three</p></>",
    "One\n\n[Two](/x)\n\nThree",
  ],
  ["<p>Made with <styles.Heart/> <Icon/> by us.</p>", "Made with by us."],
  ["<p>Use <code>&lt;Tabs&gt;</code> &amp; more</p>", "Use `<Tabs>` & more"],
  ["<form><p>News for you</p><button>Send</button></form>", "News for you\n\nSend"],
])("keeps paragraphs, entities, and forms of %s", (jsx, markdown) => {
  const imports = 'import styles from "./page.module.css";\nimport Icon from "icons";\n';
  expect(read(`${imports}export default () => ${jsx};`)).toBe(markdown);
});

it("shows the message of a translation, not the note for translators", () => {
  const translated = 'translate({ message: "Set sail", description: "On the button" })';
  expect(read(`export default () => <p>{${translated}}</p>;`)).toBe("Set sail");
  expect(read('export default () => <Translate description="On the button">Go</Translate>;')).toBe(
    "Go",
  );
});
