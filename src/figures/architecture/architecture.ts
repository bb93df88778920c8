import type { IconName } from "../icons.ts";

/** Boxes within boxes, and arrows between them. */
export interface Architecture {
  boxes: Box[];
  arrows: Arrow[];
}

export interface Box {
  /** Unique within the picture. */
  id: string;
  kind: BoxKind;
  label: string;
  /** A second, quieter text: an account ID, an address range. Empty without one. */
  detail: string;
  children: Box[];
  /** Starts a new row, even if the current one has room. */
  startsRow: boolean;
}

/** One step: from a box to one or more others. */
export interface Arrow {
  from: string;
  to: string[];
  /** The text of the step; empty if the arrow needs none. */
  text: string;
}

/** The kinds of boxes, each with its icon. */
export const iconsByKind = {
  account: "account",
  alarm: "alarm",
  bucket: "bucket",
  cluster: "cluster",
  code: "code",
  container: "container",
  database: "database",
  dns: "globe",
  function: "function",
  gateway: "gateway",
  group: undefined,
  image: "image",
  internet: "globe",
  key: "key",
  "load-balancer": "balancer",
  log: "log",
  network: "network",
  organization: "organization",
  person: "person",
  pipeline: "pipeline",
  region: "pin",
  repository: "code",
  role: "role",
  server: "server",
  service: "service",
  shield: "shield",
  subnet: "network",
  vpc: "cloud",
} as const satisfies Record<string, IconName | undefined>;

type BoxKind = keyof typeof iconsByKind;

export function isBoxKind(name: string): name is BoxKind {
  return Object.hasOwn(iconsByKind, name);
}

/** The box and all boxes in it, from the outside in. */
export function getAllBoxes(boxes: readonly Box[]): Box[] {
  return boxes.flatMap((box) => [box, ...getAllBoxes(box.children)]);
}
