import { expect, test, vi } from 'vitest';
import { shownStatus } from './shown-status.ts';

const NOW = new Date('2026-05-01T12:00:00Z');
const [BEFORE, AFTER] = ['2026-05-01T11:59:59.999Z', '2026-05-01T12:00:00.001Z'];

test.each<[string, Parameters<typeof shownStatus>[0], ReturnType<typeof shownStatus>]>([
  ['of which nothing is said', {}, 'ACTIVE'],
  ['whose schedule is empty', { showFrom: null, showUntil: null }, 'ACTIVE'],
  ['that is shown from later on', { showFrom: AFTER }, 'SCHEDULED'],
  ['that is shown from now on', { showFrom: NOW }, 'ACTIVE'],
  ['that has been shown for a while', { showFrom: BEFORE, showUntil: AFTER }, 'ACTIVE'],
  ['that is shown until now', { showUntil: NOW }, 'ENDED'],
  ['that was shown until before', { showFrom: BEFORE, showUntil: BEFORE }, 'ENDED'],
  ['that is a draft', { status: 'DRAFT', showUntil: BEFORE }, 'DRAFT'],
  ['that is hidden', { status: 'HIDDEN', showFrom: AFTER }, 'HIDDEN'],
])('a product %s', (_, product, status) => {
  expect(shownStatus(product, NOW)).toBe(status);
});

test('a schedule is compared with the current time by default', () => {
  vi.useFakeTimers({ now: NOW });
  expect(shownStatus({ showFrom: AFTER })).toBe('SCHEDULED');
  expect(shownStatus({ showUntil: BEFORE })).toBe('ENDED');
  vi.useRealTimers();
});
