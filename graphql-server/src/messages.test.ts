import { expect, test } from 'vitest';
import {
  findLiteralTexts,
  findUnusedMessages,
  findUnusedRulesMessages,
  findUnusedServerMessages,
} from '../../.ci/check-messages.ts';

test.each<[string, string, string[]]>([
  ['site/src/Part.tsx', 'export const Part = () => <p>Sold out</p>;', ['Sold out']],
  ['site/src/Part.tsx', 'export const Part = () => <p>{isOpen ? "close" : open}</p>;', ['close']],
  ['site/src/Part.tsx', 'export const Part = () => <b className="one two">{count} × {title}</b>;', []],
  ['site/src/Part.tsx', 'export const Part = () => <Field label="Email" name="email" />;', ['Email']],
  ['site/src/Part.tsx', 'export const Part = () => <p>{cartText.empty}</p>;', []],
  ['site/src/Part.test.tsx', 'render(<p>Sold out</p>);', []],
  ['site/src/Part.astro', '<p>\n  Only {left} left.\n</p>', ['Only', 'left.']],
  ['site/src/Part.astro', '<PageHead title={title} name="Cart" /><slot name="head" />', ['Cart']],
  [
    'site/src/Part.astro',
    "<script>\n  show('We cannot reach the shop.');\n</script>",
    ['We cannot reach the shop.'],
  ],
  ['site/src/Part.astro', '<!-- A comment. --><style>\n  /* A comment. */\n</style>', []],
  ['site/src/texts.ts', `const text = \`Only \${count} left\`;`, ['Only … left']],
  ['site/src/texts.ts', "throw new Error('No image of this name');", []],
  ['site/src/texts.ts', "const query = 'query Cart { cart { lines } }';", []],
  ['admin/src/columns.ts', "const columns = [{ heading: 'Paid' }, { className: 'table paid' }];", ['Paid']],
  ['admin/src/columns.ts', "const HEADINGS = ['Name', 'Last used'];", ['Name', 'Last used']],
  [
    'admin/src/Part.tsx',
    'export const Part = () => <Modal name={isNew ? \'New\' : shown} place="end" />;',
    ['New'],
  ],
  ['admin/src/toasts.ts', `toast.success(\`\${host} resumed\`);`, ['… resumed']],
  ['admin/src/toasts.ts', "toast.success(count === 1 ? 'Deleted' : title);", ['Deleted']],
  ['admin/src/keys.ts', `if (event.key === 'Escape') describe(\`\${id}-hint \${id}-error\`);`, []],
  ['admin/src/keys.ts', "const cell = row.querySelector('thead th');", []],
  ['admin/src/cache.ts', "const empty = { __typename: 'Product', id: 'Category:1' };", []],
  ['admin/src/command.tsx', 'export const Part = () => <code>npm run operator</code>;', []],
  ['admin/src/sample-data/sample-orders.ts', "const order = { status: 'Pending' };", []],
  ['site/src/content/texts.ts', "const text = 'Free shipping for all';", []],
  ['graphql-server/src/modules/x/a.ts', "throw new Error('No image has this name');", []],
  ['graphql-server/src/modules/x/a.ts', "const name = collection('orders lines');", []],
  [
    'graphql-server/src/modules/x/a.ts',
    "throw new UserError('CONFLICT', xMessages.gone);\nsay('Nothing was stored.');",
    ['Nothing was stored.'],
  ],
  [
    'graphql-server/src/modules/x/a.ts',
    `return \`\${title}: only \${count} available.\`;`,
    ['…: only … available.'],
  ],
  ['graphql-server/src/modules/x/messages.ts', "export const xTexts = { gone: 'It is gone' };", []],
  ['rules/checks.ts', "return text === '' && 'Name is required';", ['Name is required']],
  ['rules/checks.ts', `return { fault: \`\${label} must be 1 or 0\` };`, ['… must be 1 or 0']],
  ['rules/checks.ts', "return text === '' && textMessages.required({ label });", []],
  ['rules/content/fields.ts', "const hint = line('Opening hours');", ['Opening hours']],
  ['rules/content/sample-texts.ts', "const text = 'Free shipping for all';", []],
  ['rules/messages/en/text.ts', "export const required = 'Name is required';", []],
  ['mail.ts', "const facts = [{ label: 'Order', lines: [number] }];", ['Order']],
])('%s with %j', (file, source, texts) => {
  const found = findLiteralTexts(file, source).map((fault) => /“(.*)”/.exec(fault)?.[1]);
  expect(found).toEqual(texts);
});

test('a message that no source uses is found, also in a group', () => {
  const source =
    "export const empty = 'Empty';\nexport const total = 'Total';\nexport const order = { paid: '', due: '' };";
  const users = [
    "import * as cartText from '#messages/cart.ts';\nconst text = cartText.order;\nshow(cartText.empty, text.due);",
    "import * as otherText from '#messages/other.ts';\nshow(otherText.total);",
  ];
  expect(findUnusedMessages({ file: 'cart.ts', source, name: 'cart.ts' }, users)).toEqual([
    'cart.ts has the message total, which nothing uses: remove it.',
    'cart.ts has the message order.paid, which nothing uses: remove it.',
  ]);
});

test('a message of a module that no source of the server uses is found', () => {
  const source =
    "export const xMessages = defineMessages('x', { gone: '', full: '' });\nexport const xTexts = { help: '', hint: '', label: '' };";
  const users = ['say(xMessages.gone, xTexts.help);', 'const { hint } = xTexts;'];
  expect(findUnusedServerMessages('messages.ts', source, users)).toEqual([
    'messages.ts has the message xMessages.full, which nothing uses: remove it.',
    'messages.ts has the message xTexts.label, which nothing uses: remove it.',
  ]);
});

test('a message of the rules that nothing uses is found, as a text and in an object', () => {
  const source =
    "export const title = 'Title';\nexport const tag = 'Tag';\nexport const xMessages = defineMessages('x', { gone: '', full: '' });";
  const users = ["import * as labels from '#messages/x.ts';\nsay(labels.tag, xMessages.gone);"];
  expect(findUnusedRulesMessages('rules/messages/en/x.ts', source, users)).toEqual([
    'rules/messages/en/x.ts has the message title, which nothing uses: remove it.',
    'rules/messages/en/x.ts has the message xMessages.full, which nothing uses: remove it.',
  ]);
});
