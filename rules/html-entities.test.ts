import { expect, test } from 'vitest';
import { decodeEntities } from './html-entities.ts';

test.each([
  ['Salt &amp; pepper', 'Salt & pepper'],
  ['&lt;b&gt;', '<b>'],
  ['caf&eacute; CAF&Eacute;', 'café CAFÉ'],
  ['&AMP;', '&'],
  ['a&nbsp;b&#160;c&#xa0;d', 'a b c d'],
  ['soft&shy;hyphen', 'softhyphen'],
  ['&frac12; &sup2; &euro;', '½ ² €'],
  ['&#8377;&#x20B9;&#X20b9;', '₹₹₹'],
  ['&#128512; &#x1f600;', '😀 😀'],
  ['&#32;!', ' !'],
  ['&#31;!', ' !'],
  ['&#127;&#xfffd;', '\u007f\ufffd'],
  ['&#33;', '!'],
  ['&#0;', ' '],
  ['&#xd7ff;&#xe000;', '\ud7ff\ue000'],
  ['&#xd800;&#xdfff;', '  '],
  ['&#x10ffff;', '\u{10ffff}'],
  ['&#x110000;&#9999999;', '  '],
  ['&unknown; &amp &; &#; &#x;', '&unknown; &amp &; &#; &#x;'],
  ['&constructor;', '&constructor;'],
])('%j reads %j', (html, text) => {
  expect(decodeEntities(html)).toBe(text);
});
