/** Strokes on a square of 24 units, as in `theme/icons/icons.svg`. */
export const icons = {
  account: "M4 5h16v14H4zM4 9h16M8 13h3M8 16h5",
  alarm: "M6 17V11a6 6 0 0 1 12 0v6l2 2H4ZM10 21h4M12 3v2",
  balancer: "M3 12h6M9 12l6-6h6M9 12h12M9 12l6 6h6",
  bucket: "M4 6h16l-2 14H6ZM4 6c0-2 3.6-3 8-3s8 1 8 3-3.6 3-8 3-8-1-8-3",
  cloud: "M7 19a4.5 4.5 0 0 1-.6-9A6 6 0 0 1 18 9a5 5 0 0 1-1 10Z",
  cluster: "M12 3l8 4.5v9L12 21l-8-4.5v-9ZM12 12l8-4.5M12 12v9M12 12 4 7.5",
  coin: "M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18ZM14.5 9.2c-.6-1-1.5-1.5-2.5-1.5-1.4 0-2.5.8-2.5 2 0 3.1 5 1.6 5 4.6 0 1.3-1.1 2.2-2.5 2.2-1.2 0-2.2-.6-2.7-1.6M12 6v1.7M12 16.5v1.7",
  code: "M9 8l-5 4 5 4M15 8l5 4-5 4",
  container: "M3 7h18v11H3zM7 7v11M11 7v11M15 7v11",
  database:
    "M4 6c0-1.7 3.6-3 8-3s8 1.3 8 3-3.6 3-8 3-8-1.3-8-3ZM4 6v12c0 1.7 3.6 3 8 3s8-1.3 8-3V6M4 12c0 1.7 3.6 3 8 3s8-1.3 8-3",
  function: "M5 20 12 6l3 6M12 6l-1.5-3H7M15 12l4 8h2",
  gateway: "M4 4h16v16H4zM8 12h8M13 9l3 3-3 3",
  globe: "M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18ZM3 12h18M12 3c5 5 5 13 0 18M12 3c-5 5-5 13 0 18",
  image: "M4 8l8-5 8 5v8l-8 5-8-5ZM4 8l8 5 8-5M12 13v8",
  key: "M8 9a4 4 0 1 0 0 8 4 4 0 0 0 0-8ZM11.5 11 20 6M17 8l2 3",
  layers: "M12 3l9 5-9 5-9-5ZM3 12l9 5 9-5M3 16l9 5 9-5",
  log: "M6 3h9l4 4v14H6zM9 11h7M9 14h7M9 17h4",
  network: "M9 3h6v5H9ZM3 16h6v5H3ZM15 16h6v5h-6ZM12 8v4M6 16v-4h12v4",
  organization: "M4 21V5h9v16M13 10h7v11M2 21h20M7 9h3M7 13h3M7 17h3M16 14h1M16 17h1",
  person: "M12 4a4 4 0 1 0 0 8 4 4 0 0 0 0-8ZM4 21c0-4 3.6-6 8-6s8 2 8 6",
  pin: "M12 21c-5-6-7-8.5-7-11.5a7 7 0 0 1 14 0c0 3-2 5.5-7 11.5ZM12 7a2.5 2.5 0 1 0 0 5 2.5 2.5 0 0 0 0-5Z",
  pipeline: "M3 9h5v6H3zM16 9h5v6h-5zM8 12h8M13 9l3 3-3 3",
  role: "M7 8a3 3 0 1 0 0 6 3 3 0 0 0 0-6ZM2 21c0-3 2-5 5-5s5 2 5 5M14 8h7M18 5l3 3-3 3",
  server: "M4 4h16v7H4zM4 13h16v7H4zM8 7.5v.01M8 16.5v.01",
  service: "M4 4h7v7H4zM13 4h7v7h-7zM4 13h7v7H4zM13 13h7v7h-7z",
  shield: "M12 3l8 3v6c0 4.5-3.5 7.5-8 9-4.5-1.5-8-4.5-8-9V6Z",
  update: "M4 11a8 8 0 0 1 14-4l2 2M20 4v5h-5M20 13a8 8 0 0 1-14 4l-2-2M4 20v-5h5",
} as const;

export type IconName = keyof typeof icons;
