/** Components that Markdown elements map to. The build renders Markdown itself, so the map is empty. */
const components: Record<string, never> = {};

export default components;
