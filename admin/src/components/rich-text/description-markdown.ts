import { descriptionParser } from '@mela/rules/markdown.ts';
import {
  defaultMarkdownParser,
  defaultMarkdownSerializer,
  schema as fullSchema,
  MarkdownParser,
  MarkdownSerializer,
} from 'prosemirror-markdown';
import { Fragment, type Node, Schema } from 'prosemirror-model';

const { nodes, marks } = fullSchema.spec;

/** What descriptions may contain: the nodes and marks that `descriptionParser` creates. */
export const schema = new Schema<
  'doc' | 'paragraph' | 'bullet_list' | 'ordered_list' | 'list_item' | 'hard_break' | 'text',
  'em' | 'strong' | 'link'
>({
  nodes: ['blockquote', 'horizontal_rule', 'heading', 'code_block', 'image'].reduce(
    (left, name) => left.remove(name),
    nodes,
  ),
  marks: marks.remove('code'),
});

const { paragraph, list_item, bullet_list, ordered_list, hardbreak, em, strong, link } =
  defaultMarkdownParser.tokens;

const parser = new MarkdownParser(schema, descriptionParser, {
  ...{ paragraph, list_item, bullet_list, ordered_list, hardbreak, em, strong, link },
  // Each line end of a description is a line break.
  softbreak: { node: 'hard_break' },
} as typeof defaultMarkdownParser.tokens);

/** Beginnings of a line that would start a list, which the serializer does not escape. */
const LIST_START = /(?<=^\s*)[-+](?=\s|$)|(?<=^\s*\d{1,9})[.)](?=\s|$)/g;

const serializer = new MarkdownSerializer(
  {
    ...defaultMarkdownSerializer.nodes,
    bullet_list: (state, node, parent, index) => {
      const marker = isSecond(node, parent, index) ? '* ' : '- ';
      state.renderList(node, '  ', () => marker);
    },
    ordered_list: (state, node, parent, index) => {
      const sign = isSecond(node, parent, index) ? ')' : '.';
      const first: number = node.attrs['order'];
      const width = String(first + node.childCount - 1).length + 2;
      state.renderList(node, ' '.repeat(width), (item) => `${first + item}${sign} `.padEnd(width));
    },
    hard_break: (state, node, parent, index) => {
      const isLast = !parent.children.slice(index + 1).some(({ type }) => type !== node.type);
      const isAfterText = index > 0 && parent.child(index - 1).type !== node.type;
      if (!isLast) state.write(isAfterText ? '\n' : '\\\n');
    },
  },
  {
    ...defaultMarkdownSerializer.marks,
    link: {
      open: '[',
      close: (_state, { attrs: { href, title } }) => {
        const quoted = title ? ` "${title.replace(/["\\]/g, '\\$&')}"` : '';
        return `](${href.replace(/[()\\]/g, '\\$&')}${quoted})`;
      },
      mixable: true,
    },
  },
  { escapeExtraCharacters: LIST_START },
);

/** Adjacent lists of the same kind have different markers, because otherwise they would become one list. */
function isSecond(list: Node, parent: Node, index: number): boolean {
  const former = parent.children.slice(0, index).toReversed();
  const count = former.findIndex(({ type }) => type !== list.type);
  return (count === -1 ? former.length : count) % 2 === 1;
}

/** A description as the editor's document. null: the document would lose a part of it. */
export function readMarkdown(text: string): Node | null {
  const doc = parser.parse(text);
  return survives(doc, writeMarkdown(doc)) ? doc : null;
}

/** The document as Markdown, without empty blocks. Marks are simplified where Markdown cannot express them. */
export function writeMarkdown(doc: Node): string {
  const filled = doc.copy(Fragment.from(doc.children.flatMap(withoutEmpty)));
  const text = serializer.serialize(filled);
  if (survives(filled, text)) return text;
  return serializer.serialize(filled.copy(Fragment.from(filled.children.map(expressible))));
}

/**
 * Removes empty paragraphs and items, which Markdown does not have. An item without its own text is replaced
 * by the items below it.
 */
function withoutEmpty(node: Node): Node[] {
  if (node.isTextblock) {
    const plain = mapTexts(node, (text) => [/\S/.test(text.textContent) ? text : text.mark([])]);
    const leading = /^\s*/.exec(plain.firstChild?.text ?? '')?.[0].length;
    return plain.textContent.trim() === '' ? [] : [plain.cut(leading ?? 0)];
  }
  const children = node.children.flatMap(withoutEmpty);
  const [first, ...others] = children;
  if (!first) return [];
  if (node.type.name !== 'list_item' || first.isTextblock) return [node.copy(Fragment.from(children))];
  return [...first.children, ...withoutEmpty(node.copy(Fragment.from(others)))];
}

/** Splits a text into its words and the punctuation and spaces around them. */
const EDGES = /^([\p{P}\p{S}\s]*)(.*?)([\p{P}\p{S}\s]*)$/su;

/**
 * A block with only the marks that Markdown can express. For example, `**Colour:**red` does not end the bold
 * text, because a colon precedes and a letter follows the asterisks; `**Colour**:red` does.
 */
function expressible(block: Node): Node {
  const emphasis = [schema.marks.em, schema.marks.strong];
  const without = (node: Node, types = emphasis) =>
    node.mark(node.marks.filter(({ type }) => !types.includes(type)));
  const variants = [
    () => block,
    () =>
      mapTexts(block, (node) => {
        const [start = '', middle = '', end = ''] = EDGES.exec(node.textContent)?.slice(1) ?? [];
        const cut = (text: string) => schema.text(text, node.marks);
        return [start && without(cut(start)), middle && cut(middle), end && without(cut(end))].filter(
          (part) => part !== '',
        );
      }),
    ...emphasis.map((type) => () => mapTexts(block, (node) => [without(node, [type])])),
  ];
  const survivor = variants.find((variant) => survives(schema.node('doc', null, [variant()])));
  return survivor?.() ?? mapTexts(block, (node) => [without(node)]);
}

function mapTexts(node: Node, change: (text: Node) => Node[]): Node {
  const children = node.children.flatMap((child) =>
    child.isText ? change(child) : [mapTexts(child, change)],
  );
  return node.copy(Fragment.from(children));
}

function survives(doc: Node, text = serializer.serialize(doc)): boolean {
  return outline(parser.parse(text)) === outline(doc);
}

/**
 * The blocks of a document, and each letter with its marks, to compare documents. Spaces are omitted, because
 * they may move out of marks.
 */
function outline(doc: Node): string {
  const parts: unknown[] = [];
  doc.descendants(({ type, text, marks, attrs: { order } }) => {
    const marked = marks.map((mark) => [mark.type.name, mark.attrs]);
    for (const letter of text?.replace(/\s/g, '') ?? [type.name]) parts.push([letter, order, marked]);
  });
  return JSON.stringify(parts);
}
