/** For tests of what moves: the others ask for less motion, because every frame costs a processor its time. */
export const WITH_MOTION = { contextOptions: { reducedMotion: 'no-preference' } } as const;
