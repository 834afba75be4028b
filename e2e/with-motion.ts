/**
 * The options for tests of animations. All other tests request reduced motion, because every frame costs
 * processor time.
 */
export const WITH_MOTION = { contextOptions: { reducedMotion: 'no-preference' } } as const;
