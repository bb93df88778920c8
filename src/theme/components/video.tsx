import { parseVideoAddress } from "../../model/url/video-address.ts";
import { VideoPlayer } from "./video-player.tsx";

interface VideoProps {
  /** A file of the site, or the address of a video on YouTube, Vimeo, or another host. */
  src: string;
  title?: string;
  /** Image that is shown before the video plays. */
  poster?: string;
  /** WebVTT file, for files of the site. */
  captions?: string;
}

/** Requests nothing from another host before the reader starts the video. */
export function Video({ src, title, poster, captions }: VideoProps) {
  if (!src) throw new Error("a `Video` has no `src`");
  const isLocal = !/^(?:[a-z][a-z\d+.-]*:)?\/\//i.test(src);
  const { page: href = src, player } = parseVideoAddress(src) ?? {};
  const name = title || href.replace(/^https?:\/\/(?:www\.)?/, "");
  if (!isLocal) {
    return <VideoPlayer href={href} player={player} title={name} poster={poster} />;
  }
  return (
    // biome-ignore lint/a11y/useMediaCaption: the writer decides whether the video has captions
    <video className="video" controls preload="none" src={src} poster={poster} title={name}>
      {captions && <track kind="captions" src={captions} />}
      <a href={src}>{name}</a>
    </video>
  );
}
