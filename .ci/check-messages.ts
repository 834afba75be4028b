import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import ts from 'typescript';
import { type FoundText, textsIn } from './find-texts.ts';

/** For each folder whose texts people read: its message catalogue, and the name by which sources import it. */
const CATALOGUES = [
  { sources: 'site/src/', messages: 'site/src/messages/en/', nameOf: (file: string) => basename(file) },
  {
    sources: 'graphql-server/src/modules/mail/templates/',
    messages: 'graphql-server/src/modules/mail/messages/',
    nameOf: () => 'mail.ts',
  },
] as const;
/** Tests, generated code, and the content of the sample shop. */
const IGNORED =
  /\.test\.|\.generated\.|\/messages\/|^site\/src\/(content\/|content\.config\.ts)|\/(sample-product|sample-listing)\.ts$|\/Logo\.astro$/;
const WORD = /\p{L}{2}/u;
/** Attributes of elements and components, and properties of objects, that people read. */
const HUMAN =
  /^(aria-(label|description|roledescription|valuetext|placeholder)|data-label|alt|placeholder|title|label|heading|subject|caption|hint|missing|empty|summary|legend|preview)$/;
/** Attributes and properties whose value people read if it begins with a capital letter. */
const HUMAN_IN_CAPITALS = /^(name|action|text|description|lines|detail|button|done)$/;
const CAPITAL = /^\p{Lu}\p{Ll}/u;
/** Several words, the first with a capital letter. */
const SENTENCE = /^[“"(]?\p{Lu}[\p{Ll}’]*,?:? .*\p{L}{2}/u;
/** Header fields, and texts for developers. */
const TECHNICAL = /^(User-agent|Disallow|Sitemap):/;

/**
 * Finds texts in the site and in templates of emails that belong in a catalogue of messages.
 * @param file its name decides how it is read
 * @returns a sentence for each text
 */
export function findLiteralTexts(file: string, source: string): string[] {
  if (IGNORED.test(file)) return [];
  return textsIn(file, source)
    .filter(isForPeople)
    .map(({ line, text }) => `${file}:${line} contains the text “${text}”: move it to the messages.`);
}

function isForPeople({ text, node }: FoundText): boolean {
  if (!WORD.test(text.replaceAll('…', ' ')) || TECHNICAL.test(text) || isForDevelopers(node)) return false;
  if (ts.isJsxText(node)) return true;
  if (SENTENCE.test(text)) return true;
  const holder = holderOf(node);
  if (ts.isJsxElement(holder) || ts.isJsxFragment(holder)) return true;
  if (!ts.isJsxAttribute(holder) && !ts.isPropertyAssignment(holder)) return false;
  const name = holder.name.getText().replaceAll(/^['"]|['"]$/g, '');
  return HUMAN.test(name) ? !text.startsWith('/') : HUMAN_IN_CAPITALS.test(name) && CAPITAL.test(text);
}

/** Finds the element, attribute or property of which this text may be the value. */
function holderOf(node: ts.Node): ts.Node {
  const { parent } = node;
  const isValue =
    ts.isParenthesizedExpression(parent) ||
    ts.isJsxExpression(parent) ||
    ts.isArrayLiteralExpression(parent) ||
    (ts.isConditionalExpression(parent) && parent.condition !== node) ||
    (ts.isBinaryExpression(parent) && /^(&&|\|\||\?\?)$/.test(parent.operatorToken.getText()));
  return isValue ? holderOf(parent) : parent;
}

/** Errors of the program, and keys of an object. */
function isForDevelopers(node: ts.Node): boolean {
  const { parent } = node;
  if (ts.isPropertyAssignment(parent)) return parent.name === node;
  return (
    (ts.isNewExpression(parent) && /Error$/.test(parent.expression.getText())) ||
    (ts.isCallExpression(parent) && parent.expression.getText().startsWith('console.'))
  );
}

/**
 * Finds messages that no source uses.
 * @param file the catalogue's path; `source` is its content
 * @param name sources import the catalogue as `#messages/name`
 * @param users the texts of the files that may use it
 * @returns a sentence for each message
 */
export function findUnusedMessages(
  { file, source, name }: { file: string; source: string; name: string },
  users: readonly string[],
): string[] {
  const used = new Set(users.flatMap((user) => usedMessages(user, name)));
  return messagesOf(file, source)
    .filter((message) => !used.has(message))
    .map((message) => `${file} has the message ${message}, which nothing uses: remove it.`);
}

/** The exported messages, those of groups as `group.message`. */
function messagesOf(file: string, source: string): string[] {
  const { statements } = ts.createSourceFile(file, source, ts.ScriptTarget.Latest, true);
  return statements
    .filter(ts.isVariableStatement)
    .flatMap(({ declarationList: { declarations } }) =>
      declarations.flatMap(({ name, initializer }) =>
        initializer && ts.isObjectLiteralExpression(initializer)
          ? initializer.properties.map((property) => `${name.getText()}.${property.name?.getText()}`)
          : [name.getText()],
      ),
    );
}

/** The messages that a source uses: `cartText.empty`, `mailText.order.total`, or `text.total` after `text = mailText.order`. */
function usedMessages(user: string, name: string): string[] {
  const [, namespace] = new RegExp(`import \\* as (\\w+) from '#messages/${name}'`).exec(user) ?? [];
  if (!namespace) return [];
  const groups = user.matchAll(new RegExp(`const (\\w+) = ${namespace}\\.(\\w+);`, 'g'));
  return [
    ...membersOf(namespace, user),
    ...[...groups].flatMap(([, alias = '', group = '']) =>
      membersOf(alias, user).map((message) => `${group}.${message}`),
    ),
  ];
}

function membersOf(object: string, user: string): string[] {
  const paths = user.matchAll(new RegExp(`\\b${object}\\s*\\.(\\w+)(?:\\.(\\w+))?`, 'g'));
  return [...paths].flatMap(([, first = '', second]) => (second ? [first, `${first}.${second}`] : [first]));
}

if (import.meta.main) {
  const root = join(import.meta.dirname, '..');
  const faults = CATALOGUES.flatMap(({ sources, messages, nameOf }) => {
    const options = { cwd: root, encoding: 'utf8' } as const;
    const listed = execFileSync('git', ['ls-files', '-co', '--exclude-standard', sources, messages], options);
    const files = [...new Set(listed.trim().split('\n'))]
      .filter((file) => /\.(tsx?|astro)$/.test(file) && existsSync(join(root, file)))
      .map((file) => ({ file, name: nameOf(file), source: readFileSync(join(root, file), 'utf8') }));
    const users = files.filter(({ file }) => !file.startsWith(messages));
    const catalogues = files.filter(({ file }) => file.startsWith(messages));
    return [
      ...users.flatMap(({ file, source }) => findLiteralTexts(file, source)),
      ...catalogues.flatMap((catalogue) =>
        findUnusedMessages(
          catalogue,
          users.map(({ source }) => source),
        ),
      ),
    ];
  });
  for (const fault of faults) console.error(fault);
  if (faults.length > 0) process.exitCode = 1;
}
