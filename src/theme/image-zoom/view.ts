/** Where a picture lies on the stage: its upper left corner in CSS pixels, and its scale. */
export interface View {
  x: number;
  y: number;
  scale: number;
}

export interface Size {
  width: number;
  height: number;
}

/** What a picture is shown on. */
export interface Stage extends Size {
  /** The picture at the scale 1. */
  picture: Size;
  /** Pixels that stay free at each edge where the picture is smaller than the stage. */
  margin: number;
  /** Pixels at the upper edge that the controls cover. */
  top: number;
}

/** The largest scale; letters of 12 px are 96 px then. */
const mostScale = 8;
/** A small drawing grows to this scale at most when it is opened. */
const mostAtFirst = 2;

/** The scale at which all of the picture is seen. */
export function fittingScale({ width, height, margin, top, picture }: Stage): number {
  return Math.min(
    (width - 2 * margin) / picture.width,
    (height - top - 2 * margin) / picture.height,
  );
}

/**
 * The picture as it is opened: all of it where it can be read so, else at its own size, from its
 * upper left corner.
 */
export function firstView(stage: Stage): View {
  const scale = Math.min(Math.max(fittingScale(stage), 1), mostAtFirst);
  return placed({ x: Number.MAX_SAFE_INTEGER, y: Number.MAX_SAFE_INTEGER, scale }, stage);
}

/** Zooms by a factor; what is at the point (in pixels of the stage) stays there. */
export function zoomedAt(
  view: View,
  point: { x: number; y: number },
  factor: number,
  stage: Stage,
): View {
  const least = Math.min(fittingScale(stage), 1);
  const scale = Math.min(Math.max(view.scale * factor, least), mostScale);
  const share = scale / view.scale;
  return placed(
    { x: point.x - (point.x - view.x) * share, y: point.y - (point.y - view.y) * share, scale },
    stage,
  );
}

/** Moves the picture by pixels of the stage. */
export function movedBy(view: View, x: number, y: number, stage: Stage): View {
  return placed({ ...view, x: view.x + x, y: view.y + y }, stage);
}

/** A picture smaller than the stage is in its middle; of a larger one, no edge leaves the stage. */
function placed({ x, y, scale }: View, stage: Stage): View {
  const { margin, picture, top } = stage;
  return {
    x: within(x, picture.width * scale, margin, stage.width - margin),
    y: within(y, picture.height * scale, top + margin, stage.height - margin),
    scale,
  };
}

function within(at: number, length: number, from: number, to: number): number {
  const room = to - from;
  return length <= room ? from + (room - length) / 2 : Math.min(Math.max(at, to - length), from);
}
