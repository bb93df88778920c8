declare module "commonmark-spec" {
  interface Example {
    /** Tabs are written as arrows. */
    markdown: string;
    html: string;
    section: string;
    number: number;
  }

  export const tests: Example[];
}
