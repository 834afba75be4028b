import { expect } from '@playwright/test';
import type { BrowserWindow, InputSource } from './browser-window.ts';

/** WebDriver's names of keys. */
export const KEYS = { enter: '\uE007', escape: '\uE00C', control: '\uE009', tab: '\uE004' };

/** Finds the first visible element that contains a text, or has it as its label. */
function find(selector: string, text: string, isPoint: boolean) {
  const seen = [...document.querySelectorAll<HTMLElement>(selector)].find((element) => {
    const read = `${element.ariaLabel ?? ''} ${element.textContent} ${(element as HTMLInputElement).value ?? ''}`;
    return (
      read.replaceAll(/\s+/g, ' ').includes(text) && element.checkVisibility({ visibilityProperty: true })
    );
  });
  if (!seen || !isPoint) return seen ? { x: 0, y: 0 } : null;
  seen.scrollIntoView({ block: 'center', behavior: 'instant' });
  const box = seen.getBoundingClientRect();
  const point = { x: Math.round(box.left + box.width / 2), y: Math.round(box.top + box.height / 2) };
  const hit = document.elementFromPoint(point.x, point.y);
  return hit && (seen.contains(hit) || hit.contains(seen)) ? point : null;
}

/** A visitor who reads, points, presses and types in a window. */
export class Visitor {
  readonly window: BrowserWindow;

  constructor(window: BrowserWindow) {
    this.window = window;
  }

  async evaluate<T>(compute: (...args: never[]) => T, ...args: unknown[]): Promise<T> {
    const given = args.map((value) => JSON.stringify(value)).join();
    return JSON.parse(await this.window.evaluate(`(${compute})(${given})`));
  }

  /** Waits until the text is visible. */
  async see(selector: string, text = ''): Promise<void> {
    const seen = () => this.evaluate(find, selector, text, false).catch(() => null);
    await expect.poll(seen, `${selector} “${text}”`).not.toBeNull();
  }

  /** Waits until the element can be pressed and has stopped moving, and presses it. */
  async press(selector: string, text = ''): Promise<void> {
    const { x, y } = await this.#pointOf(selector, text);
    await this.#point(x, y, [
      { type: 'pointerDown', button: 0 },
      { type: 'pointerUp', button: 0 },
    ]);
  }

  async hover(selector: string, text = ''): Promise<void> {
    const { x, y } = await this.#pointOf(selector, text);
    await this.#point(x, y, []);
  }

  async type(text: string): Promise<void> {
    const actions = [...text].flatMap((value) => [
      { type: 'keyDown', value },
      { type: 'keyUp', value },
    ]);
    await this.window.perform([{ type: 'key', id: 'keys', actions }]);
  }

  /** Replaces the content of a field. */
  async fill(selector: string, text: string): Promise<void> {
    await this.press(selector);
    await this.evaluate(() => (document.activeElement as HTMLInputElement).select());
    await this.type(text);
  }

  async path(): Promise<string> {
    return this.evaluate(() => location.pathname);
  }

  /** Waits until the address matches. */
  async arrive(path: RegExp): Promise<void> {
    await expect.poll(() => this.path().catch(() => '')).toMatch(path);
  }

  async #pointOf(selector: string, text: string): Promise<{ x: number; y: number }> {
    let last: unknown;
    let point: { x: number; y: number } | null = null;
    const stands = async () => {
      last = point;
      point = await this.evaluate(find, selector, text, true).catch(() => null);
      return point !== null && JSON.stringify(point) === JSON.stringify(last);
    };
    await expect.poll(stands, `${selector} “${text}” can be pressed`).toBe(true);
    return point ?? { x: 0, y: 0 };
  }

  async #point(x: number, y: number, then: object[]): Promise<void> {
    const mouse = { type: 'pointer', id: 'mouse', parameters: { pointerType: 'mouse' } } as const;
    const actions = [{ type: 'pointerMove', x, y, duration: 0 }, ...then];
    await this.window.perform([{ ...mouse, actions } satisfies InputSource]);
  }
}
