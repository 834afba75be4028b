// @vitest-environment happy-dom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Gallery } from './Gallery.tsx';

const WIDTH = 100;
const VIEWS = ['front', 'back', 'left', 'right'];
const COUNT = VIEWS.length;
let unmount = () => {};
/** The positions to which the component scrolled. */
const goals: unknown[] = [];

beforeEach(async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  const root = createRoot(document.body.appendChild(document.createElement('div')));
  unmount = () => act(() => root.unmount());
  await act(async () =>
    root.render(
      <Gallery count={COUNT} isPaired={false}>
        {VIEWS.map((view) => (
          <figure key={view} data-zoom="" />
        ))}
      </Gallery>,
    ),
  );
  for (const [place, view] of document.querySelectorAll('[data-zoom]').entries())
    Object.defineProperty(view, 'offsetLeft', { value: place * WIDTH });
  goals.length = 0;
  Object.assign(stage(), { scrollTo: ({ left }: { left: number }) => goals.push(left) });
});

afterEach(() => {
  unmount();
  document.body.replaceChildren();
  vi.unstubAllGlobals();
});

function stage(): HTMLElement {
  const found = document.querySelector<HTMLElement>('.gallery__stage');
  if (!found) throw new Error('There is no stage.');
  return found;
}

/** Simulates that the stage has scrolled to a view. */
function arrive(place: number): Promise<void> {
  stage().scrollLeft = place * WIDTH;
  return act(async () => {
    for (const type of ['scroll', 'scrollend']) stage().dispatchEvent(new Event(type));
  });
}

function press(label: string): Promise<void> {
  return act(async () => document.querySelector<HTMLElement>(`[aria-label="${label} picture"]`)?.click());
}

test('an arrow that is pressed while the stage moves continues from its target', async () => {
  for (const label of ['Next', 'Next', 'Next', 'Previous']) await press(label);
  expect(goals).toEqual([100, 200, 300, 200]);
});

test('arrows continue from the visible view once the stage has arrived, past both ends', async () => {
  await press('Previous');
  await arrive(COUNT - 1);
  await press('Next');
  await arrive(0);
  await arrive(2);
  await press('Next');
  expect(goals).toEqual([300, 0, 300]);
});
