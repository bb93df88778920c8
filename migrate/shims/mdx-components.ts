/** The build renders Markdown without this map of components, so it is empty. */
const components: Record<string, never> = {};

export default components;
