interface HostedVideo {
  /** Page of the video. */
  page: string;
  /** Address of the player, which a frame can show. */
  player: string;
}

const youtube =
  /^(?:https?:)?\/\/(?:(?:www|m|music)\.)?(?:youtu\.be|youtube(?:-nocookie)?\.com)\//i;
const vimeo = /^(?:https?:)?\/\/(?:www\.)?(?:player\.)?vimeo\.com\//i;

/** Recognizes addresses of YouTube and Vimeo: of pages, short links, and players. */
export function parseVideoAddress(address: string): HostedVideo | undefined {
  if (youtube.test(address)) return parseYouTube(address);
  return vimeo.test(address) ? parseVimeo(address) : undefined;
}

function parameter(address: string, name: string): string | undefined {
  return new RegExp(`[?&]${name}=([\\w-]+)`).exec(address)?.[1];
}

function parseYouTube(address: string): HostedVideo | undefined {
  const list = parameter(address, "list");
  const inPath = /(?:youtu\.be|\/(?:embed|shorts|live|v))\/([\w-]+)/i.exec(address)?.[1];
  const id = inPath ?? parameter(address, "v");
  const player = "https://www.youtube-nocookie.com/embed";
  if (list !== undefined && (id === undefined || id === "videoseries")) {
    return {
      page: `https://www.youtube.com/playlist?list=${list}`,
      player: `${player}/videoseries?list=${list}`,
    };
  }
  if (id === undefined) return undefined;
  const start = parseSeconds(parameter(address, "start") ?? parameter(address, "t") ?? "");
  return {
    page: `https://www.youtube.com/watch?v=${id}${start === 0 ? "" : `&t=${start}`}`,
    player: `${player}/${id}${start === 0 ? "" : `?start=${start}`}`,
  };
}

/** `90`, `90s`, and `1m30s` are the same time; 0 for another text. */
function parseSeconds(text: string): number {
  const [, hours = 0, minutes = 0, seconds = 0] =
    /^(?:(\d+)h)?(?:(\d+)m)?(?:(\d+)(?:\.\d*)?s?)?$/.exec(text) ?? [];
  return Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds);
}

/** An event or a showcase has a number, but is not a video. */
const vimeoCollection = /\/(?:album|event|showcase)\/\d+\/?(?:[?#]|$)/;

function parseVimeo(address: string): HostedVideo | undefined {
  if (vimeoCollection.test(address)) return undefined;
  const [, id, inPath] = /\/(\d+)(?:\/(\w+))?\/?(?:[?#]|$)/.exec(address) ?? [];
  if (id === undefined) return undefined;
  // Unlisted videos have a hash.
  const hash = inPath ?? parameter(address, "h");
  return {
    page: `https://vimeo.com/${id}${hash ? `/${hash}` : ""}`,
    player: `https://player.vimeo.com/video/${id}${hash ? `?h=${hash}` : ""}`,
  };
}
