type Slots = Record<string, string>;

/** Renders islands without React (`plain-island.ts`) as their own content. */
const renderer = {
  name: 'plain',
  check: (component: unknown) => typeof component === 'function' && 'attach' in component,
  renderToStaticMarkup: (_component: unknown, _props: object, slots: Slots) => {
    const { default: html = '' } = slots;
    // Otherwise Astro would repeat the content in a template, because it has no slot element.
    delete slots['default'];
    return { html };
  },
};

// biome-ignore lint/style/noDefaultExport: Astro imports a renderer by its default export.
export default renderer;
