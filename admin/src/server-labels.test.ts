import { BADGES } from '@mela/rules/badges.ts';
import { SECTION_TITLES } from '@mela/rules/content/section-titles.ts';
import { SHOWN_STATUSES } from '@mela/rules/shown-status.ts';
import { expect, test } from 'vitest';
import { ALL_LABELS } from './all-field-labels.ts';
import { SOURCE_LABELS } from './features/history/group-words.ts';

const SOURCES = import.meta.glob<string>(['./**/*.{ts,tsx}', '!./**/*.test.*', '!./**/testing/**'], {
  ...{ query: '?raw', import: 'default', eager: true },
});
/** Labels that the server once returned, and the admin's current ones. Code must not depend on these texts. */
const LABELS = new Set([
  ...[BADGES, SHOWN_STATUSES, SOURCE_LABELS, SECTION_TITLES, ALL_LABELS].flatMap((list) =>
    Object.values(list),
  ),
  ...['Yes', 'No', 'On', 'Off', 'First', 'Owner', 'Editor', 'Viewer', 'Previous secret', 'New secret'],
  ...['Sample content', 'A new release', 'A deleted category', 'Published store', 'Go live', 'Saved changes'],
]);
/** The admin's own tables and buttons may use these labels as identifiers. */
const OWN = new Set(['Image', 'Status', 'Stock']);
const TEXT = /'((?:[^'\\\n]|\\.)*)'/.source;
const COMPARED = new RegExp(
  `[=!]==? ${TEXT}|${TEXT} [=!]==?|case ${TEXT}:|\\.(?:includes|has|indexOf|startsWith|endsWith)\\(${TEXT}|^\\s*${TEXT}: [({]`,
  'gm',
);

/** The texts that the code compares with, or uses as keys. */
function comparedLabels(source: string): string[] {
  const texts = [...source.matchAll(COMPARED)].flatMap((match) =>
    match.slice(1).filter((text) => text !== undefined),
  );
  return texts.filter((text) => LABELS.has(text) && !OWN.has(text));
}

test.each([
  ["const isBack = source === 'Undo';", 'Undo'],
  ["if ('Release 3' !== x && 'Sample content' === x)", 'Sample content'],
  ["[before, after].every((value) => value === 'Yes' || value === 'No')", 'Yes'],
  ["  'Two-factor authentication': ({ after }) => after,", 'Two-factor authentication'],
  ["['New'].includes('Best Sell')", 'Best Sell'],
  ["case 'Bulk change':", 'Bulk change'],
])('what compares a label is found: %s', (source, label) => {
  expect(comparedLabels(source)).toContain(label);
});

test('no source of the admin compares a server label', () => {
  expect(Object.keys(SOURCES).length).toBeGreaterThan(300);
  const found = Object.entries(SOURCES).map(([path, source]) => [path, comparedLabels(source)] as const);
  expect(found.filter(([, labels]) => labels.length > 0)).toEqual([]);
});
