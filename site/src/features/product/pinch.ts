export interface Point {
  x: number;
  y: number;
}

/** Receives a scale factor, and the point that stays in place. */
type Change = (factor: number, around: Point) => void;

/** The wheel distance in pixels that doubles the scale. */
const WHEEL_TO_DOUBLE = 140;

/** Reports pinch gestures on an element. Trackpads send them as wheel events with Ctrl. */
export function watchPinch(element: HTMLElement, change: Change): () => void {
  const controller = new AbortController();
  // The listeners are not passive, so that they can keep the browser from zooming the whole page.
  const options = { passive: false, signal: controller.signal };
  let before: [Point, Point] | undefined;
  const fingersOf = ({ touches: [one, other] }: TouchEvent): [Point, Point] | undefined =>
    one && other && [pointOf(one), pointOf(other)];

  element.addEventListener('touchstart', (event) => (before = fingersOf(event)), options);
  element.addEventListener(
    'touchmove',
    (event) => {
      const now = fingersOf(event);
      if (!now) return;
      event.preventDefault();
      if (before) change(distance(now) / distance(before), middle(now));
      before = now;
    },
    options,
  );
  element.addEventListener(
    'wheel',
    (event) => {
      if (!event.ctrlKey) return;
      event.preventDefault();
      change(2 ** (-event.deltaY / WHEEL_TO_DOUBLE), pointOf(event));
    },
    options,
  );
  return () => controller.abort();
}

function pointOf({ clientX, clientY }: { clientX: number; clientY: number }): Point {
  return { x: clientX, y: clientY };
}

function distance([one, other]: [Point, Point]): number {
  return Math.hypot(one.x - other.x, one.y - other.y);
}

function middle([one, other]: [Point, Point]): Point {
  return { x: (one.x + other.x) / 2, y: (one.y + other.y) / 2 };
}
