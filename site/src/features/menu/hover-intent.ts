import { GROUP } from './menu-keys.ts';

/** The hover delay before an entry opens, so that crossing the menu opens nothing. */
const OPEN_AFTER_MS = 120;
/** The delay before an open entry closes, which lets the pointer cross other entries on its way. */
const CLOSE_AFTER_MS = 320;

interface Point {
  x: number;
  y: number;
}

/** Opens entries when a mouse or pen rests on them, and closes them after it leaves. */
export function openOnHover(menu: HTMLElement, signal: AbortSignal): void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let last: Point = { x: 0, y: 0 };
  let opened: HTMLDetailsElement | undefined;
  const plan = (ms: number, run: () => void) => {
    clearTimeout(timer);
    timer = setTimeout(run, ms);
  };
  const open = (entry: HTMLDetailsElement) => {
    if (!entry.open) opened = entry;
    entry.open = true;
  };
  const close = () => {
    const entry = menu.querySelector<HTMLDetailsElement>(`${GROUP}[open]`);
    if (entry && !entry.querySelector(':focus-visible')) entry.open = false;
  };

  const follow = ({ target, pointerType, clientX, clientY }: PointerEvent) => {
    if (pointerType === 'touch') return;
    const entry = (target as Element).closest<HTMLDetailsElement>(GROUP);
    const isOnItsWay = isHeadedFor(boxOfOpen(menu), last, { x: clientX, y: clientY });
    if (entry?.open) clearTimeout(timer);
    else if (entry) plan(isOnItsWay ? CLOSE_AFTER_MS : OPEN_AFTER_MS, () => open(entry));
    else plan(CLOSE_AFTER_MS, close);
  };
  const leave = ({ pointerType }: PointerEvent) => {
    if (pointerType !== 'touch') plan(CLOSE_AFTER_MS, close);
  };
  const list = menu.querySelector('.menu');
  list?.addEventListener('pointerover', (event) => follow(event as PointerEvent), { signal });
  list?.addEventListener('pointerleave', (event) => leave(event as PointerEvent), { signal });
  list?.addEventListener(
    'pointermove',
    (event) => {
      const { clientX, clientY } = event as PointerEvent;
      last = { x: clientX, y: clientY };
    },
    { signal },
  );
  // A click on an entry that the pointer has just opened must not close it again.
  menu.addEventListener(
    'click',
    (event) => {
      if (opened && (event.target as Element).closest('summary')?.parentElement === opened)
        event.preventDefault();
      opened = undefined;
    },
    { signal },
  );
  signal.addEventListener('abort', () => clearTimeout(timer));

  // Open the entry on which the pointer already rests, if it hydrated the menu.
  const rested = menu.querySelector<HTMLDetailsElement>(`${GROUP}:hover:not([open])`);
  if (rested) plan(OPEN_AFTER_MS, () => open(rested));
}

function boxOfOpen(menu: HTMLElement): DOMRect | undefined {
  return menu.querySelector('details[open] .menu__items')?.getBoundingClientRect();
}

/**
 * Whether the pointer moves towards a box: into the triangle between its former position and the upper
 * corners of the box.
 */
export function isHeadedFor(
  box: Pick<DOMRect, 'left' | 'right' | 'top'> | undefined,
  from: Point,
  to: Point,
): boolean {
  if (!box || to.y <= from.y) return false;
  const x = from.x + ((to.x - from.x) * (box.top - from.y)) / (to.y - from.y);
  return x >= box.left && x <= box.right;
}
