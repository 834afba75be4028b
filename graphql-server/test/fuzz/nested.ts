import fc from 'fast-check';

/**
 * Depths from realistic ones to more than any stack allows. The largest ones make a body of the maximum
 * length.
 */
const DEPTH = fc.constantFrom(2, 12, 60, 400, 3_000, 8_000, 15_000, 31_000, 50_000);

/** The opening and closing text of a nesting. */
type Pair = readonly [open: string, close: string];

export const JSON_PAIRS: readonly Pair[] = [
  ['[', ']'],
  ['{"a":', '}'],
  ['{"values":[', ']}'],
  ['{"__proto__":', '}'],
  ['[[],', ']'],
];

/** Nests the leaf in many pairs of one kind, or of a few alternating kinds. Sometimes leaves some pairs open. */
export function nested(
  pairs: readonly Pair[],
  leaf: fc.Arbitrary<string>,
  depths: fc.Arbitrary<number> = DEPTH,
): fc.Arbitrary<string> {
  return fc
    .record({
      chosen: fc.array(fc.constantFrom(...pairs), { minLength: 1, maxLength: 3 }),
      depth: depths,
      inner: leaf,
      lacks: fc.oneof({ weight: 6, arbitrary: fc.constant(0) }, { weight: 1, arbitrary: fc.nat(3) }),
    })
    .map(({ chosen, depth, inner, lacks }) => {
      const times = Math.ceil(depth / chosen.length);
      const open = chosen.map(([one]) => one).join('');
      const close = chosen.map(([, one]) => one).reverse();
      return open.repeat(times) + inner + close.join('').repeat(Math.max(0, times - lacks));
    });
}

export const nestedJson = nested(
  JSON_PAIRS,
  fc.constantFrom('null', '1', '"x"', '[]', '{}', '1e999', '"\\ud800"'),
);
