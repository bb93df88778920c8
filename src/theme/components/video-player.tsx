"use client";
import { type MouseEvent, useState } from "react";

interface VideoPlayerProps {
  /** Page of the video, for readers without scripts and for sites that do not allow the player. */
  href: string;
  /** Address for the frame. Undefined if the host has no known player. */
  player: string | undefined;
  title: string;
  poster: string | undefined;
}

export function VideoPlayer({ href, player, title, poster }: VideoPlayerProps) {
  const [isPlaying, setPlaying] = useState(false);
  if (isPlaying && player !== undefined) {
    return (
      <iframe
        className="video"
        src={withAutoplay(player)}
        title={title}
        allow="autoplay; fullscreen; picture-in-picture"
        referrerPolicy="strict-origin-when-cross-origin"
        ref={(frame) => frame?.focus()}
      />
    );
  }
  const play = (event: MouseEvent) => {
    const opensTab = event.ctrlKey || event.metaKey || event.shiftKey;
    if (player === undefined || opensTab || !allowsFrame(player)) return;
    event.preventDefault();
    setPlaying(true);
  };
  return (
    <a className="video" href={href} rel="noopener" onClick={play}>
      {poster !== undefined && <img className="no-zoom" src={poster} alt="" loading="lazy" />}
      <span>{title}</span>
    </a>
  );
}

function withAutoplay(player: string): string {
  return `${player}${player.includes("?") ? "&" : "?"}autoplay=1`;
}

/** Whether the policy of the document has the host in `frame-src`. The dev server sends none. */
function allowsFrame(address: string): boolean {
  const policy = document.querySelector<HTMLMetaElement>(
    'meta[http-equiv="Content-Security-Policy"]',
  );
  if (!policy) return true;
  const sources = policy.content.split(";").find((text) => text.trim().startsWith("frame-src "));
  return sources?.split(" ").includes(new URL(address).origin) === true;
}
