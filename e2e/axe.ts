import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Frame, Page } from '@playwright/test';
import type axe from 'axe-core';

const SOURCE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
/** How long to wait for axe in a frame. It never runs in a frame without scripts. */
const FRAME_TIMEOUT_MS = 1_000;

/** The rules whose result depends on the colours or the layout. */
export const COLOUR_AND_LAYOUT: axe.RunOptions = {
  runOnly: [
    ...['cat.color', 'cat.sensory-and-visual-cues', 'cat.keyboard'],
    ...['cat.name-role-value', 'cat.text-alternatives'],
  ],
  // Turn off rules of level AAA and experimental ones, which the list of tags turns on.
  rules: { 'color-contrast-enhanced': { enabled: false }, 'focus-order-semantics': { enabled: false } },
};

/** The problems that axe finds on the current page, one line for each rule. @param rules the rules to run; default: all */
export async function axeFaults(page: Page, rules: axe.RunOptions = {}): Promise<string[]> {
  for (const frame of page.frames()) await bringAxe(frame, frame === page.mainFrame());
  return page.evaluate(
    async (options) => {
      const { violations } = await (globalThis as unknown as { axe: typeof axe }).axe.run(options);
      return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html)}`);
    },
    // Passed elements are only counted, because describing each of them takes longer than checking it. No rule that applies reads style
    // sheets, but by default axe fetches and parses them all again.
    { resultTypes: ['violations'] as const, preload: { assets: ['media'] }, ...rules } as axe.RunOptions,
  );
}

/** Loads axe once in each document, because parsing its script takes as long as checking a small page. */
async function bringAxe(frame: Frame, isNeeded: boolean): Promise<void> {
  const loading = frame
    .evaluate(() => 'axe' in globalThis)
    .then((isThere) => (isThere ? undefined : frame.evaluate(SOURCE)))
    .catch((error: Error) => {
      if (isNeeded) throw error;
    });
  await (isNeeded
    ? loading
    : Promise.race([loading, new Promise((ends) => setTimeout(ends, FRAME_TIMEOUT_MS))]));
}
