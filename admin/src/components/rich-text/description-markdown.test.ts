import { plainText } from '@mela/rules/markdown.ts';
import fc from 'fast-check';
import type { Node } from 'prosemirror-model';
import { expect, test } from 'vitest';
import { readMarkdown, schema, writeMarkdown } from './description-markdown.ts';

const roundTrip = (text: string) => {
  const doc = readMarkdown(text);
  return doc && writeMarkdown(doc);
};

test.each([
  ['paragraphs', 'One\n\nTwo'],
  ['lines', 'One\nTwo'],
  ['bold and italic', '**Very** *soft*, ***both***'],
  ['italic within bold', '**a *b***'],
  ['bold within a link', '[a **b**](https://a.example/c)'],
  ['links with parentheses', '[a](https://a.example/b_%28c%29) [d](mailto:e@a.example)'],
  ['titles of links', '[a](https://a.example "b \\"c\\"")'],
  ['bullets', '- One\n- Two\n  - Three'],
  ['numbers', '9.  Nine\n10. Ten\n    - in'],
  ['items with gaps', '- One\n\n- Two\n\n  Lines'],
  ['adjacent lists', '- One\n\n\n* Two'],
  ['escaped signs', '\\*no\\* - \\[x\\] snake_case 1. a!'],
  ['beginnings of lines', '\\- a\n\\+ b\n1\\. c\n2\\) d'],
])('%s survive', (_, text) => {
  expect(roundTrip(text)).toBe(text);
});

test.each([
  ['* a\n* b', '- a\n- b'],
  ['__a__ _b_', '**a** *b*'],
  ['a\\\nb  \nc', 'a\nb\nc'],
  ['# a `b` <c> | d', '\\# a \\`b\\` <c> | d'],
])('%j may be written as %j', (text, written) => {
  expect(roundTrip(text)).toBe(written);
});

test.each(['- a\n-\n- b', '- - a'])('%j cannot be displayed', (text) => {
  expect(readMarkdown(text)).toBeNull();
});

test.each([
  ['a colon in bold text before a letter', [bold('Colour:'), plain('red')], '**Colour**:red'],
  ['bold punctuation within a word', [plain('a'), bold('('), plain('b')], 'a(b'],
  ['empty paragraphs', [], ''],
])('%s: Markdown has no equal', (_, content, text) => {
  const doc = schema.node('doc', null, [paragraphOf(content), schema.node('paragraph')]);
  expect(writeMarkdown(doc)).toBe(text);
});

/** Characters that have a meaning in Markdown, and others. */
const signs = fc
  .array(fc.constantFrom(...'a1é *_-+.)([]!\\"#>`~'), { minLength: 1, maxLength: 6 })
  .map((parts) => parts.join(''));
const inline = fc.array(
  fc.record({
    text: fc.oneof(fc.string({ minLength: 1, maxLength: 6 }), signs),
    marks: fc.subarray(['em', 'strong', 'link'] as const),
  }),
  { maxLength: 4 },
);
const paragraph = inline.map((parts) =>
  paragraphOf(
    parts.map(({ text, marks }) => {
      if (text === '!') return schema.node('hard_break');
      const line = text.replace(/[\n\r]/g, ' ');
      if (line.trim() !== line) return plain(line);
      return schema.text(
        line,
        marks.map((mark) => schema.mark(mark, mark === 'link' ? { href: 'https://a.example/x' } : null)),
      );
    }),
  ),
);

function listOf(block: fc.Arbitrary<Node>): fc.Arbitrary<Node> {
  const items = fc.array(fc.tuple(paragraph, fc.array(block, { maxLength: 1 })), {
    minLength: 1,
    maxLength: 3,
  });
  return fc
    .tuple(fc.constantFrom('bullet_list', 'ordered_list'), fc.boolean(), items)
    .map(([type, tight, entries]) => {
      const children = entries.map(([first, others]) => schema.node('list_item', null, [first, ...others]));
      return schema.node(type, { tight }, children);
    });
}

const blocks = fc.array(fc.oneof(paragraph, listOf(fc.oneof(paragraph, listOf(paragraph)))), {
  minLength: 1,
  maxLength: 4,
});

test('every document keeps its words, and can be displayed again', () => {
  fc.assert(
    fc.property(blocks, (children) => {
      const doc = schema.node('doc', null, children);
      const text = writeMarkdown(doc);
      expect(readMarkdown(text)).not.toBeNull();
      expect(plainText(text).replace(/\s/g, '')).toBe(doc.textContent.replace(/\s/g, ''));
    }),
    { numRuns: 200 },
  );
});

test('a text that can be displayed keeps its words when it is written again', () => {
  const line = fc.array(
    fc.constantFrom('a', ' ', '\n', '\n\n', '- ', '1. ', '**', '*', '[b](https://a.example)', '\\'),
  );
  fc.assert(
    fc.property(line, (parts) => {
      const doc = readMarkdown(parts.join(''));
      if (!doc) return;
      const written = writeMarkdown(doc);
      expect(readMarkdown(written)).not.toBeNull();
      expect(plainText(written).replace(/\s/g, '')).toBe(plainText(parts.join('')).replace(/\s/g, ''));
    }),
    { numRuns: 200 },
  );
});

function plain(text: string): Node {
  return schema.text(text);
}

function bold(text: string): Node {
  return schema.text(text, [schema.mark('strong')]);
}

function paragraphOf(content: Node[]): Node {
  return schema.node('paragraph', null, content);
}
