// @vitest-environment happy-dom
import { expect, test, vi } from 'vitest';
import { watchPinch } from './pinch.ts';

const finger = (clientX: number, clientY: number) => ({ clientX, clientY });

function watched() {
  const element = document.createElement('div');
  const change = vi.fn();
  const stop = watchPinch(element, change);
  const send = (type: string, fields: object) => {
    const event = Object.assign(new Event(type, { cancelable: true }), fields);
    element.dispatchEvent(event);
    return event.defaultPrevented;
  };
  const touch = (type: string, ...touches: object[]) => send(type, { touches });
  return { change, stop, send, touch };
}

test('two fingers that move apart enlarge the point between them', () => {
  const { change, touch } = watched();
  expect(touch('touchstart', finger(0, 0), finger(30, 40))).toBe(false);
  expect(touch('touchmove', finger(0, 0), finger(60, 80))).toBe(true);
  expect(touch('touchmove', finger(20, 0), finger(20, 50))).toBe(true);
  expect(change.mock.calls).toEqual([
    [2, { x: 30, y: 40 }],
    [0.5, { x: 20, y: 25 }],
  ]);
});

test('one finger scrolls the page, and a second one starts zooming', () => {
  const { change, touch } = watched();
  touch('touchstart', finger(0, 0));
  expect(touch('touchmove', finger(5, 5))).toBe(false);
  expect(touch('touchmove', finger(0, 0), finger(0, 10))).toBe(true);
  expect(change).not.toHaveBeenCalled();
  touch('touchmove', finger(0, 0), finger(0, 20));
  expect(change.mock.calls).toEqual([[2, { x: 0, y: 10 }]]);
});

test('a wheel with Ctrl zooms around the pointer, and one without scrolls', () => {
  const { change, send } = watched();
  expect(send('wheel', { ctrlKey: false, deltaY: -140, ...finger(3, 4) })).toBe(false);
  expect(send('wheel', { ctrlKey: true, deltaY: -140, ...finger(3, 4) })).toBe(true);
  expect(send('wheel', { ctrlKey: true, deltaY: 140, ...finger(3, 4) })).toBe(true);
  expect(change.mock.calls).toEqual([
    [2, { x: 3, y: 4 }],
    [0.5, { x: 3, y: 4 }],
  ]);
});

test('nothing is reported once watching has ended', () => {
  const { change, stop, send } = watched();
  stop();
  expect(send('wheel', { ctrlKey: true, deltaY: 140, ...finger(3, 4) })).toBe(false);
  expect(change).not.toHaveBeenCalled();
});
