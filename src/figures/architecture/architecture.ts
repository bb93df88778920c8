import type { IconName } from "../icons.ts";

/** Nested boxes, and arrows between them. */
export interface Architecture {
  boxes: Box[];
  arrows: Arrow[];
}

export interface Box {
  /** Unique within the picture. */
  id: string;
  kind: BoxKind;
  label: string;
  /** A second line in smaller type, such as an account ID or an address range. May be empty. */
  detail: string;
  children: Box[];
  /** Starts a new row, even if the current one has room. */
  startsRow: boolean;
}

/** One step: from a box to one or more others. */
export interface Arrow {
  from: string;
  to: string[];
  /** May be empty. */
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

/** The boxes and all boxes inside them. Each box comes before its children. */
export function getAllBoxes(boxes: readonly Box[]): Box[] {
  return boxes.flatMap((box) => [box, ...getAllBoxes(box.children)]);
}
