/** Position of a picture's top left corner in CSS pixels, and its scale. */
export interface View {
  x: number;
  y: number;
  scale: number;
}

export interface Size {
  width: number;
  height: number;
}

export interface Stage extends Size {
  picture: Size;
  /** Minimum distance to each edge if the picture is smaller than the stage. */
  margin: number;
  /** Height covered by the controls. */
  top: number;
}

const mostScale = 8;
const mostAtFirst = 2;

export function fittingScale({ width, height, margin, top, picture }: Stage): number {
  return Math.min(
    (width - 2 * margin) / picture.width,
    (height - top - 2 * margin) / picture.height,
  );
}

/**
 * Fits the picture if it is readable at that size; otherwise shows its top left corner at full
 * size.
 */
export function firstView(stage: Stage): View {
  const scale = Math.min(Math.max(fittingScale(stage), 1), mostAtFirst);
  return placed({ x: Number.MAX_SAFE_INTEGER, y: Number.MAX_SAFE_INTEGER, scale }, stage);
}

/** Zooms around `point`, which stays in place. */
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

export function movedBy(view: View, x: number, y: number, stage: Stage): View {
  return placed({ ...view, x: view.x + x, y: view.y + y }, stage);
}

/** Centers a picture smaller than the stage; keeps the edges of a larger one outside it. */
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
