import { defineMiddleware } from 'astro:middleware';

/** The live renderer passes its own shop. Everything else shows the sample. */
export const onRequest = defineMiddleware(async ({ locals }, next) => {
  if (!('storefront' in locals)) {
    const { sampleStorefront } = await import('./sample-storefront.ts');
    Object.assign(locals, { storefront: await sampleStorefront() });
  }
  return next();
});
