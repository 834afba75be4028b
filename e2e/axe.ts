import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Frame, Page } from '@playwright/test';
import type axe from 'axe-core';

const SOURCE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
/** A frame that runs no scripts answers nothing. */
const FRAME_TIMEOUT_MS = 1_000;

/** The rules whose outcome depends on the colours, on the width, or on what is shown at that width alone. */
export const COLOUR_AND_LAYOUT: axe.RunOptions = {
  runOnly: [
    ...['cat.color', 'cat.sensory-and-visual-cues', 'cat.keyboard'],
    ...['cat.name-role-value', 'cat.text-alternatives'],
  ],
  // Of level AAA and on trial: a list of tags brings them in.
  rules: { 'color-contrast-enhanced': { enabled: false }, 'focus-order-semantics': { enabled: false } },
};

/** What axe finds wrong with the page as it stands: a line for each rule. @param rules to apply; else all */
export async function axeFaults(page: Page, rules: axe.RunOptions = {}): Promise<string[]> {
  for (const frame of page.frames()) await bringAxe(frame, frame === page.mainFrame());
  return page.evaluate(
    async (options) => {
      const { violations } = await (globalThis as unknown as { axe: typeof axe }).axe.run(options);
      return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html)}`);
    },
    // What is as it should be is only counted: to describe each of these elements takes longer than to look at it.
    // No rule that applies reads style sheets: by default axe fetches and parses them all again.
    { resultTypes: ['violations'] as const, preload: { assets: ['media'] }, ...rules } as axe.RunOptions,
  );
}

/** Loads axe once in each document: to read its script takes as long as to look at a small page. */
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
