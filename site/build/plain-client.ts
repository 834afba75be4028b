import type { PlainIsland } from './plain-island.ts';

const hydrateIsland =
  (island: HTMLElement) =>
  ({ attach }: PlainIsland<object>, props: object) =>
    attach(island, props);

// biome-ignore lint/style/noDefaultExport: Astro imports a renderer by its default export.
export default hydrateIsland;
