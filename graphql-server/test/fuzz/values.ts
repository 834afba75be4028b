import fc from 'fast-check';
import { PASSWORD } from '../accounts/callers.ts';

/** A request. Its values are hostile, partly valid, or valid by chance. */
export interface FuzzedRequest {
  method: string;
  path: string;
  headers: Record<string, string>;
  body?: string | Buffer;
}

/** A placeholder for the id of an existing item: see `Sender`. */
export const ID = '0123456789abcdef01234567';
/** A placeholder for the id of an existing change. */
export const CHANGE_ID = '89abcdef0123456789abcdef';
/** A placeholder for the current version of the storefront's content. */
export const CONTENT_VERSION = 987_654_321;
/** A placeholder for a secret from an earlier response. */
export const SECRET = 'a-secret';

export const text = fc.oneof(
  fc.constantFrom(
    ...['', ' ', '0', '-1', '1e9', '1,09,000', '9'.repeat(40), 'NaN', 'null', 'true', '[]', '{"$gt":""}'],
    ...[
      '__proto__',
      '../..',
      '%00',
      '\0',
      '\u202e',
      '\u200b',
      '\ud800',
      '=1+1',
      '</script>',
      'someone@mela.example',
      PASSWORD,
      ID,
      SECRET,
      'a'.repeat(5_000),
    ],
  ),
  fc.string({ unit: 'binary', maxLength: 40 }),
  fc.string({ maxLength: 200 }),
);
export const id = fc.oneof({ weight: 3, arbitrary: fc.constant(ID) }, { weight: 1, arbitrary: text });
export const value = fc.oneof(
  { depthSize: 'small' },
  text,
  fc.anything({ withBigInt: false, withDate: false, maxDepth: 2 }),
);
export const bytes = fc.uint8Array({ maxLength: 300 }).map((content) => Buffer.from(content));
/** The characters that a header can contain. */
export const headerText = fc.stringMatching(/^[!-~]{1,40}$/);

export function encode(content: string): string {
  return encodeURIComponent(content.toWellFormed());
}
