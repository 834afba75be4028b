import { CHARCOAL, type Dye } from '../../colour/dye.ts';
import { css, type Tone, tone } from '../../colour/tone.ts';
import type { Part, VectorObject } from '../../studio/vector-object.ts';
import { fluentBody } from '../fluent.ts';
import { box, solid } from '../solid.ts';

/** The set fills its wheels; ours are open, and have spokes. */
const FILLED_WHEELS = /<path fill="url[^>]*d="M(12|29)\.5 24\.5a5[^>]*>/g;

function openWheel(x: number): string {
  const wires = Array.from({ length: 18 }, (_, i) => {
    const rim = (i * Math.PI) / 9;
    const hub = rim + (i % 2 ? 0.55 : -0.55);
    return `<path d="M${x + 4.6 * Math.cos(rim)} ${24.5 + 4.6 * Math.sin(rim)}L${x + 0.4 * Math.cos(hub)} ${24.5 + 0.4 * Math.sin(hub)}"/>`;
  }).join('');
  return `<g stroke="#a9a4a8" stroke-width=".1">${wires}</g><circle cx="${x}" cy="24.5" r="4.5" fill="none" stroke="#d5cfd2" stroke-width=".26"/><circle cx="${x}" cy="24.5" r=".55" fill="#c9c3c6"/>`;
}

const FRAME: Part = {
  svg: openWheel(7.5) + openWheel(24.5) + fluentBody('bicycle').replace(FILLED_WHEELS, ''),
  isJagged: true,
};

/** A step-through city bicycle. */
export const BICYCLE: VectorObject = { width: 32, height: 32, parts: [FRAME], dyes: CHARCOAL };

/** The same frame with a battery along its tube, a motor in the hub, a rack and a basket. */
export function electricBicycle(battery: Tone): VectorObject {
  const pack = solid({
    outline: box(-1.1, 0, 2.2, 6.4, 0.8),
    tone: battery,
    details: '<path d="M-.5 1.2v2.6" stroke="#6fd9a5" stroke-width=".34" stroke-linecap="round"/>',
  });
  const turned = { ...pack, svg: `<g transform="translate(12.1 16.6) rotate(-43)">${pack.svg}</g>` };
  const motor: Part = {
    svg: `<circle cx="24.5" cy="24.5" r="1.75" fill="${css(tone(0.32, 0.01, 300))}"/><circle cx="24.5" cy="24.5" r=".8" fill="#cfc9cf"/>`,
    relief: 0.7,
  };
  const rack: Part = {
    svg: '<g fill="none" stroke="#5a5560" stroke-width=".55" stroke-linecap="round" stroke-linejoin="round"><path d="M20.5 16.4H28.5M27 16.4L24.7 23.5"/></g>',
    relief: 0.6,
  };
  const weave =
    Array.from(
      { length: 5 },
      (_, i) => `<path d="M.2 ${0.8 + i * 0.85}H5.4" stroke="#6b4a2a" stroke-width=".22"/>`,
    ).join('') +
    Array.from(
      { length: 6 },
      (_, i) => `<path d="M${0.5 + i * 0.9} 0V4.6" stroke="#6b4a2a" stroke-width=".16"/>`,
    ).join('');
  const basket = solid({
    outline: 'M0 0H5.6L5 4.3Q4.9 4.7 4.5 4.7H1.1Q.7 4.7 .6 4.3z',
    tone: tone(0.72, 0.08, 72),
    details: weave,
  });
  const bracket: Part = {
    svg: '<path d="M8.8 13.2L11.6 15.6" stroke="#8d878f" stroke-width=".6" stroke-linecap="round"/>',
    relief: 0.6,
  };
  const inFront: Part = { ...basket, svg: `<g transform="translate(3.7 10.9)">${basket.svg}</g>` };
  return { ...BICYCLE, parts: [rack, bracket, FRAME, motor, turned, inFront] };
}

/** Paints the frame; tyres, saddle and chain guard keep their own colours. */
export function bicyclePaint({ l, c, h }: Tone): Dye[] {
  return [
    { takes: [345, 45], to: h, chroma: c / 0.2, level: { from: 0.6, to: l, contrast: 0.55 }, minChroma: 0.1 },
    { takes: [45, 100], to: 48, chroma: 0.72, light: 0.82 },
    { takes: [180, 340], to: 60, chroma: 0.12, light: 0.94, minChroma: 0.02, minLightness: 0.42 },
  ];
}
