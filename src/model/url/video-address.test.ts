import { expect, it } from "vitest";
import { parseVideoAddress } from "./video-address.ts";

it.each([
  ["https://www.youtube.com/watch?v=aB-1_c", "watch?v=aB-1_c", "aB-1_c"],
  ["https://youtu.be/aB1?t=42s", "watch?v=aB1&t=42", "aB1?start=42"],
  ["https://youtu.be/aB1?t=1h2m3s", "watch?v=aB1&t=3723", "aB1?start=3723"],
  ["https://youtu.be/aB1?t=1m30s", "watch?v=aB1&t=90", "aB1?start=90"],
  ["https://youtu.be/aB1?t=42.5s", "watch?v=aB1&t=42", "aB1?start=42"],
  ["https://youtu.be/aB1?t=later", "watch?v=aB1", "aB1"],
  ["//www.youtube.com/embed/aB1?start=7&rel=0", "watch?v=aB1&t=7", "aB1?start=7"],
  ["https://www.youtube-nocookie.com/embed/aB1", "watch?v=aB1", "aB1"],
  ["https://m.youtube.com/shorts/aB1", "watch?v=aB1", "aB1"],
  [
    "https://www.youtube.com/embed/videoseries?list=PL9",
    "playlist?list=PL9",
    "videoseries?list=PL9",
  ],
])("reads %s", (address, page, player) => {
  expect(parseVideoAddress(address)).toEqual({
    page: `https://www.youtube.com/${page}`,
    player: `https://www.youtube-nocookie.com/embed/${player}`,
  });
});

it("keeps the hash of an unlisted video of Vimeo", () => {
  const video = {
    page: "https://vimeo.com/12/ab",
    player: "https://player.vimeo.com/video/12?h=ab",
  };
  expect(parseVideoAddress("https://player.vimeo.com/video/12?h=ab&title=0")).toEqual(video);
  expect(parseVideoAddress("https://vimeo.com/12/ab")).toEqual(video);
});

it("rejects other addresses", () => {
  for (const address of [
    "/lamp.mp4",
    "https://youtube.com/@lamps",
    "https://example.com/watch?v=a",
    "https://vimeo.com/event/12",
    "https://vimeo.com/showcase/12?share=copy",
  ])
    expect(parseVideoAddress(address)).toBeUndefined();
});
