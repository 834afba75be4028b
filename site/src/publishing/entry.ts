import { createApp } from 'astro/app/entrypoint';

/** Renders the pages of `src/publishing/pages`, each at whatever address its request names. */
export const app = createApp({ streaming: false });
