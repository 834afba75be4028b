import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';

type RunOptions = Parameters<AxeBuilder['options']>[0];

/** The rules whose outcome depends on the colours, on the width, or on what is shown at that width alone. */
export const COLOUR_AND_LAYOUT: RunOptions = {
  runOnly: [
    ...['cat.color', 'cat.sensory-and-visual-cues', 'cat.keyboard'],
    ...['cat.name-role-value', 'cat.text-alternatives'],
  ],
  // Of level AAA and on trial: a list of tags brings them in.
  rules: { 'color-contrast-enhanced': { enabled: false }, 'focus-order-semantics': { enabled: false } },
};

/** What axe finds wrong with the page as it stands: a line for each rule. @param rules to apply; else all */
export async function axeFaults(page: Page, rules: RunOptions = {}): Promise<string[]> {
  // What is as it should be is only counted: to describe each of these elements takes longer than to look at it.
  const axe = new AxeBuilder({ page }).setLegacyMode().options({
    resultTypes: ['violations'],
    ...rules,
  });
  const { violations } = await axe.analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html)}`);
}
