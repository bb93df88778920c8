import { expect, it } from "vitest";
import { pageContext } from "../../../../tests/support/page-context.ts";
import { prepareBody } from "../prepare.ts";
import { convertBody } from "./convert-body.ts";

it("keeps an h1 of a page without another title", () => {
  const body = prepareBody("<h1>b</h1>\n", { format: "markdown", isMdxFile: false });
  const context = { ...pageContext, hidesTitle: true };
  expect(convertBody(body, context, () => new Map()).text).toBe("<h1>b</h1>\n");
});

it.each<[string, string, string[]]>([
  [
    '<iframe src="https://video.example/e/1" title="A film"></iframe>\n',
    '<a href="https://video.example/e/1">A film</a>\n',
    ["element-removed"],
  ],
  [
    '<div style="padding:1px"><iframe src=//video.example/e></iframe></div><script src="p.js"></script>\n',
    '<div class="c1"><a href="https://video.example/e">video.example</a></div>\n',
    ["style-to-class", "element-removed", "element-removed"],
  ],
  [
    '<video controls width=500>\n<source src="@site/static/a.mp4">\n</video>\n',
    '<a href="/a.mp4">Video: /a.mp4</a>\n',
    ["element-removed"],
  ],
  ["<style>\na { color: red }\n</style>\n\nb\n", "\n\nb\n", ["element-removed"]],
  [
    "<p>\n<p>a</br>b<img src='x.png'></img></p>\n</p>\n<p>\n\nc\n\n</p>\n",
    "<p>\n<p>a</br>b<img src='x.png'></p>\n\n<p>\n\nc\n\n</p>\n",
    [],
  ],
  ["<center>\n\nb </center>\n", '<div class="c1">\n\nb \n\n</div>\n', []],
  ["<center>\n\nb\n\n</center>\n", '<div class="c1">\n\nb\n\n</div>\n', []],
  [
    '<object data="https://a.example/b.svg" aria-label="B"><img src="b.png"></object>\n',
    '<img src="https://a.example/b.svg" alt="B">\n',
    ["element-removed"],
  ],
  [
    '<footer class="end" onclick="x()">\n    <div>b</div>\n</footer>\n',
    '<div class="end">\n    <div>b</div>\n</div>\n',
    ["handler-removed"],
  ],
  ["<head><title>a</title></head>\n\nb\n", "\n\nb\n", []],
  ["a <button onclick='x()'>b</button>\n", "a b\n", ["element-removed"]],
  ["<h1 align=center>b</h1>\n", "<h2 align=center>b</h2>\n", []],
  [
    '<a target="_blank" href="b.md"><img src=missing.png></a>\n',
    '<a href="b.mdx"><img src=missing.png></a>\n',
    ["missing-image"],
  ],
  ["<!-- <script>a</script> -->\n", "<!-- <script>a</script> -->\n", []],
  [
    '<video controls><source src="@site/static/a.mp4">old <a href="missing.md">b</a></video> c\n',
    '<a href="/a.mp4">Video: /a.mp4</a> c\n',
    ["element-removed"],
  ],
  [
    '| a |\n| - |\n| <audio><source src="@site/static/a.mp3"></audio> b |\n',
    '| a |\n| - |\n| <a href="/a.mp3">Audio: /a.mp3</a> b |\n',
    ["element-removed"],
  ],
  ["a <script>b()</script> c\n", "a  c\n", ["element-removed"]],
  [
    '<img srcset="@site/static/a.png 2x, missing.png" src="/b.png">\n',
    '<img srcset="/a.png 2x, missing.png" src="/b.png">\n',
    ["missing-image"],
  ],
  ['<img srcset="/a.png  1x,/b.png 2x">\n', '<img srcset="/a.png  1x,/b.png 2x">\n', []],
  [
    '<a href="https://x.example/?a=1&amp;b=2" onclick="f()">b</a> <img src="@site/static/b.png?a&amp;b">\n',
    '<a href="https://x.example/?a=1&amp;b=2">b</a> <img src="/b.png?a&amp;b">\n',
    ["handler-removed"],
  ],
  [
    '<iframe src="https://x.example/?a=1&amp;b=2" title="A &lt; B &amp;amp;"></iframe>\n',
    '<a href="https://x.example/?a=1&amp;b=2">A &lt; B &amp;amp;</a>\n',
    ["element-removed"],
  ],
  ['<div CLASS="a" style="margin: 0">b</div>\n', '<div class="a c1">b</div>\n', ["style-to-class"]],
  ['<div id="b"onclick="f()">c</div>\n', '<div id="b">c</div>\n', ["handler-removed"]],
  [
    "<div>\n<canvas>a<canvas>b</canvas>c</canvas>d\n</div>\n",
    "<div>\nd\n</div>\n",
    ["element-removed"],
  ],
  [
    "<div>\n<time>a</time> <x-y>b</x-y> <name> <port-min>\n</div>\n",
    "<div>\na b <name> <port-min>\n</div>\n",
    ["element-unwrapped", "element-removed"],
  ],
  ["a <div>b</div> <b>c</b>\n", "a b <b>c</b>\n", ["element-unwrapped"]],
  ["| a |\n| - |\n| b <div>c</div> |\n", "| a |\n| - |\n| b <div>c</div> |\n", []],
])("converts the HTML of plain Markdown in %j", (body, expected, causes) => {
  const prepared = prepareBody(body, { format: "markdown", isMdxFile: false });
  const { text, diagnostics } = convertBody(prepared, pageContext, () => new Map());
  expect([text, diagnostics.map(({ cause }) => cause)]).toEqual([expected, causes]);
});
