import type { RequestFacts } from './kernel.ts';

/**
 * The context of resolvers. The app declares the rest of it: what the kernel, and the modules that `mela.config.ts` lists,
 * provide (`app/shop/resolver-context.ts`).
 */
export interface Context extends RequestFacts {}
