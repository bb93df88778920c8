import { expect, it } from "vitest";
import { needsClient } from "./needs-client.ts";

it.each([
  ["const [a] = useState(0);", true],
  ["const [a] = useState<() => void>(stop);", true],
  ["const Bell = createContext<{ ring: (times: number) => void }>(bell);", true],
  ["<a onClick={ring} />", true],
  ["<List>{(item) => item}</List>", true],
  ["const id = useId();", false],
  ["const bell = useDoc<Bell>();", false],
  ["const useRing = a < b;", false],
])("%s needs the browser: %s", (code, expected) => {
  expect(needsClient(code)).toBe(expected);
});
