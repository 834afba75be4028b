import { defineMiddleware } from 'astro:middleware';

/** Adds the sample's facts, unless the live renderer has passed those of its own shop. */
export const onRequest = defineMiddleware(async ({ locals }, next) => {
  if (!('storefront' in locals)) {
    const { sampleStorefront } = await import('./sample-storefront.ts');
    Object.assign(locals, { storefront: await sampleStorefront() });
  }
  return next();
});
