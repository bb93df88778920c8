import type { ReactNode } from "react";

interface VideoProps {
  id?: string;
  videoId?: string;
  videoid?: string;
  url?: string;
  src?: string;
  title?: string;
  children?: ReactNode;
  [name: string]: unknown;
}

/** Links to a video instead of embedding a player, so that nothing is requested before a click. */
export default function Video({ id, videoId, videoid, url, src, title }: VideoProps) {
  const name = id ?? videoId ?? videoid;
  const address =
    url ?? src ?? (name === undefined ? undefined : `https://www.youtube.com/watch?v=${name}`);
  if (typeof address !== "string") return null;
  return (
    <p>
      <a href={address}>{title ?? `Video: ${address}`}</a>
    </p>
  );
}
