import { expect, it } from "vitest";
import { readText, toStream } from "./text-stream.ts";

it("decodes characters that span two chunks", async () => {
  expect(await readText(toStream("Größe €"))).toBe("Größe €");
  const [first, second] = [new Uint8Array([0xe2, 0x82]), new Uint8Array([0xac])];
  const split = new ReadableStream<Uint8Array>({
    start(controller) {
      controller.enqueue(first);
      controller.enqueue(second);
      controller.close();
    },
  });
  expect(await readText(split)).toBe("€");
});
