import { css, lit, type Tone } from '../../colour/tone.ts';
import type { VectorObject } from '../../studio/vector-object.ts';
import { box, lens, solid } from '../solid.ts';

const METAL: Tone = { l: 0.8, c: 0.01, h: 290 };

/** A phone in a cloth-covered case, from behind. */
export function phoneCase(cloth: Tone, edge: Tone): VectorObject {
  const rim = solid({ outline: box(0, 0, 76, 154, 14), tone: edge });
  const back = { ...solid({ outline: box(3, 3, 70, 148, 11.5), tone: cloth, relief: 0.7 }), isCloth: true };
  const window = solid({ outline: box(8, 9, 34, 34, 10), tone: edge });
  const glass = solid({
    outline: box(10.5, 11.5, 29, 29, 8),
    tone: lit(edge, -0.3),
    relief: 0.5,
    details: `${lens(19.5, 20.5, 6, METAL)}${lens(30.5, 31.5, 6, METAL)}<circle cx="31.5" cy="20" r="2.4" fill="#fff4d6"/>`,
  });
  const tab = {
    svg: `<path d="M30 150h16v9q0 2-2 2H32q-2 0-2-2z" fill="${css(lit(edge, -0.06))}"/><path d="M33 153h10" stroke="#fff" stroke-opacity=".35" stroke-width="1"/>`,
    relief: 0.7,
  };
  return { width: 76, height: 161, parts: [tab, rim, back, window, glass] };
}
