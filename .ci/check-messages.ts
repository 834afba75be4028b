import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import ts from 'typescript';
import { type FoundText, textsIn } from './find-texts.ts';

/** For each folder whose texts people read: its message catalogue, and the name by which sources import it. */
const CATALOGUES = [
  { sources: 'site/src/', messages: 'site/src/messages/en/', nameOf: (file: string) => basename(file) },
  { sources: 'admin/src/', messages: 'admin/src/messages/en/', nameOf: (file: string) => basename(file) },
  {
    sources: 'graphql-server/src/modules/mail/templates/',
    messages: 'graphql-server/src/modules/mail/messages/',
    nameOf: () => 'mail.ts',
  },
] as const;
/** Tests, generated code, and the content of the sample shop. */
const IGNORED =
  /\.test\.|\.generated\.|\/(testing|sample-data)\/|^site\/src\/(content\/|content\.config\.ts)|\/sample-[\w-]+\.ts$|\/Logo\.astro$/;
/** The server's code, whose texts are in the `messages.ts` of the kernel, the app, each module and the commands. */
const SERVER = /^graphql-server\/(commands|src)\/(?!modules\/mail\/(templates|messages)\/)/;
/**
 * The rules. Excludes content: the sample shop, the storefront's texts for missing content, and the names of
 * states.
 */
const RULES =
  /^rules\/(?!content\/(sample|neutral-texts|live-content)|indian-states|.*\.test\.|testing\/|vitest\.config)/;
const RULES_CATALOGUES = /^rules\/messages\//;
/** Choices of the storefront's content, which are stored. */
const STORED = /^(New arrivals|Best sellers|On sale)$/;
/** Catalogues of the server export these objects. */
const SERVER_CATALOGUES = /^graphql-server\/(src|commands)\/.*\bmessages\.ts$/;
/** Descriptions for developers, the headings of the tax authority's files, and values of former versions. */
const SERVER_IGNORED = /\/rest\/calls\.ts$|\/gst-return\.ts$|^graphql-server\/commands\/upgrade\//;
/** A text that begins with a capital letter and has a lower-case word, or begins with a value and ends like a sentence. */
const SENTENCE = /^[“"(]?\p{Lu}[\p{L}’]*[,:;]? (.*\s)?["“(]?\p{Ll}{2,}|^…\P{L}*\s\p{Ll}{2,}\s.*[.?!]$/u;
/** In the rules: a text that begins with a value, such as the label of a field. */
const RULE_SENTENCE = /^[“"]?…[”"]? \p{Ll}{2,} /u;
const HEADER_FIELD = /^[\w-]+: [\w/-]+$/;
const WORD = /\p{L}{2}/u;
/** A word with a capital letter, or several words. Expressions within a template are `…`. */
const READABLE = /^[^\p{L}]*\p{Lu}[\p{Ll}’]+([^\p{L}\d_-]|-\p{Ll}|$)|[\p{L}\d…][,:;.?!)”]?\s[(“·×]?[\p{L}…]/u;
/** Addresses, paths and media types. */
const ADDRESS = /^((https?:\/)?\/|[\w.…-]+@)\S*$|^\w+\/\w+$/;
/** CSS, GraphQL, policies, classes, ids and commands. */
const CODE =
  /[{}<>=_$\\[\]]|--|^\w+\(|^(In|OutOf)Stock$|^\W*"|\(\w+-|^\(|^(query|mutation) |;\S|-src |-family:|^https:\/\/\S|^\w+:…|…-|\.ts\b|^\/\S+ |^npm run /;
const CODE_ELEMENT = /^<(code|samp)\b/;
/** Attributes of elements and components, and properties of objects, that people read. */
const HUMAN =
  /^(aria-(label|description|roledescription|valuetext|placeholder)|data-label|alt|placeholder|title|label|heading|subject|caption|hint|missing|empty|summary|legend|preview|noun|plural|what|word)$/;
const CAPITAL = /^\p{Lu}\p{Ll}/u;
/** Attributes and properties that nobody reads. A `name` is a text if it begins with a capital letter. */
const TECHNICAL_NAME =
  /^(class(Name|List|:list)?|style|id|key|type|@type|rel|media|sizes|accept|auto[cC]omplete|d|viewBox|__typename|aria-(keyshortcuts|labelledby|describedby))$/;
/** Calls whose arguments nobody reads. */
const TECHNICAL_CALL =
  /(Error|Exception|^super|^console\.\w+|querySelector(All)?|closest|matches|useMediaQuery|matchMedia|getModifierState|attrSet|headingId)$/;
/** Texts for programs: header fields, values of product feeds and of `autocomplete`, and the name of a part. */
const TECHNICAL = /^(User-agent|Disallow|Sitemap):|^(in|out of) stock$|^billing …$|^GraphQL playground$/;

/**
 * Finds texts in the site, in the admin, in the server, in the rules and in templates of emails that belong in a catalogue of messages.
 * @param file its name decides how it is read
 * @returns a sentence for each text
 */
export function findLiteralTexts(file: string, source: string): string[] {
  if (IGNORED.test(file)) return [];
  if (RULES_CATALOGUES.test(file)) return [];
  const isServer = SERVER.test(file);
  if (RULES.test(file)) return faultsOf(file, source, (found) => isSentence(found) || isRuleSentence(found));
  if (isServer && (SERVER_CATALOGUES.test(file) || SERVER_IGNORED.test(file))) return [];
  return faultsOf(file, source, isServer ? isSentence : isForPeople);
}

function faultsOf(file: string, source: string, isText: (found: FoundText) => boolean): string[] {
  return textsIn(file, source)
    .filter(isText)
    .map(({ line, text }) => `${file}:${line} contains the text “${text}”: move it to the messages.`);
}

function isForPeople({ text, node }: FoundText): boolean {
  if (
    !WORD.test(text.replaceAll('…', ' ')) ||
    ADDRESS.test(text) ||
    TECHNICAL.test(text) ||
    isForDevelopers(text, node)
  )
    return false;
  if (ts.isJsxText(node)) return !CODE_ELEMENT.test(node.parent.getText());
  const holder = holderOf(node);
  if (ts.isJsxElement(holder) || ts.isJsxFragment(holder)) return true;
  if (ts.isTemplateSpan(holder) && holder.literal !== node) return !CODE.test(text) && !ADDRESS.test(text);
  if ((ts.isJsxAttribute(holder) || ts.isPropertyAssignment(holder)) && HUMAN.test(nameOf(holder)))
    return !text.startsWith('/');
  return READABLE.test(text) && !CODE.test(text);
}

/** The texts of the program's own errors stay where these are thrown. All other sentences of the server are messages. */
function isSentence({ text, node }: FoundText): boolean {
  if ([HEADER_FIELD, CODE, TECHNICAL, STORED].some((pattern) => pattern.test(text))) return false;
  return SENTENCE.test(text) && !isForDevelopers(text, node);
}

function isRuleSentence({ text, node }: FoundText): boolean {
  return RULE_SENTENCE.test(text) && !isForDevelopers(text, node);
}

function nameOf({ name }: ts.JsxAttribute | ts.PropertyAssignment): string {
  return name.getText().replaceAll(/^['"]|['"]$/g, '');
}

/** Finds the element, attribute or property whose value this text may be. */
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

/** Keys, types, operands of comparisons, errors of the program, and values of technical attributes, properties and calls. */
function isForDevelopers(text: string, node: ts.Node): boolean {
  const { parent } = node;
  if (ts.isPropertyAssignment(parent) && parent.name === node) return true;
  if (ts.isLiteralTypeNode(parent) || ts.isCaseClause(parent) || ts.isElementAccessExpression(parent))
    return true;
  if (ts.isBinaryExpression(parent) && /^([!=]==|in)$/.test(parent.operatorToken.getText())) return true;
  for (
    let at = parent;
    !ts.isStatement(at) && !ts.isJsxElement(at) && !ts.isArrowFunction(at);
    at = at.parent
  ) {
    if (ts.isJsxAttribute(at) || ts.isPropertyAssignment(at)) {
      return TECHNICAL_NAME.test(nameOf(at)) || (nameOf(at) === 'name' && !CAPITAL.test(text));
    }
    if (ts.isNewExpression(at) || ts.isCallExpression(at))
      return TECHNICAL_CALL.test(at.expression.getText());
    if (!at.parent) return false;
  }
  return false;
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
    .map((message) => unusedFault(file, message));
}

/**
 * Finds messages of a server's catalogue that no source uses.
 * @param users the texts of the files that may use it
 * @returns a sentence for each message
 */
export function findUnusedServerMessages(file: string, source: string, users: readonly string[]): string[] {
  const messages = messagesOf(file, source).filter((message) => message.includes('.'));
  const used = new Set<string>();
  for (const name of new Set(messages.map((message) => message.split('.')[0] ?? ''))) {
    for (const user of users) {
      for (const message of membersOf(name, user)) used.add(`${name}.${message}`);
      for (const [, taken = ''] of user.matchAll(new RegExp(`\\{([^{}]*)\\} = ${name};`, 'g')))
        for (const [message] of taken.matchAll(/\w+/g)) used.add(`${name}.${message}`);
    }
  }
  return messages.filter((message) => !used.has(message)).map((message) => unusedFault(file, message));
}

/** The exported messages, those of groups as `group.message`. */
function messagesOf(file: string, source: string): string[] {
  const { statements } = ts.createSourceFile(file, source, ts.ScriptTarget.Latest, true);
  return statements
    .filter(ts.isVariableStatement)
    .flatMap(({ declarationList: { declarations } }) =>
      declarations.flatMap(
        ({ name, initializer }) =>
          objectOf(initializer)?.properties.map(
            (property) => `${name.getText()}.${property.name?.getText()}`,
          ) ?? [name.getText()],
      ),
    );
}

/** The object of a group, or of `defineMessages(scope, object)`. */
function objectOf(initializer: ts.Expression | undefined): ts.ObjectLiteralExpression | undefined {
  if (!initializer) return undefined;
  if (ts.isObjectLiteralExpression(initializer)) return initializer;
  if (ts.isAsExpression(initializer)) return objectOf(initializer.expression);
  return ts.isCallExpression(initializer) ? objectOf(initializer.arguments.at(-1)) : undefined;
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

function filesIn(root: string, ...folders: string[]): { file: string; source: string }[] {
  const options = { cwd: root, encoding: 'utf8' } as const;
  const listed = execFileSync('git', ['ls-files', '-co', '--exclude-standard', ...folders], options);
  return [...new Set(listed.trim().split('\n'))]
    .filter((file) => /\.(tsx?|astro)$/.test(file) && existsSync(join(root, file)))
    .map((file) => ({ file, source: readFileSync(join(root, file), 'utf8') }));
}

/**
 * Finds messages of a catalogue of the rules that no source uses: objects of messages, as in the server, and texts, as in the site.
 * @param users the texts of the files that may use it
 * @returns a sentence for each message
 */
export function findUnusedRulesMessages(file: string, source: string, users: readonly string[]): string[] {
  const used = new Set(users.flatMap((user) => usedMessages(user, basename(file))));
  const texts = messagesOf(file, source).filter((message) => !message.includes('.') && !used.has(message));
  return [...texts.map((text) => unusedFault(file, text)), ...findUnusedServerMessages(file, source, users)];
}

function unusedFault(file: string, message: string): string {
  return `${file} has the message ${message}, which nothing uses: remove it.`;
}

function rulesFaults(root: string): string[] {
  const files = filesIn(root, 'rules/');
  const sources = files.filter(({ file }) => RULES.test(file) && !RULES_CATALOGUES.test(file));
  const users = sources.map(({ source }) => source);
  const unused = files
    .filter(({ file }) => RULES_CATALOGUES.test(file) && !file.includes('.test.'))
    .flatMap(({ file, source }) => findUnusedRulesMessages(file, source, users));
  return [...unused, ...sources.flatMap(({ file, source }) => findLiteralTexts(file, source))];
}

function serverFaults(root: string): string[] {
  const all = filesIn(root, 'graphql-server/src/', 'graphql-server/commands/');
  const files = all.filter(({ file }) => SERVER.test(file));
  const users = files.filter(({ file }) => !SERVER_CATALOGUES.test(file)).map(({ source }) => source);
  return files.flatMap(({ file, source }) =>
    SERVER_CATALOGUES.test(file)
      ? findUnusedServerMessages(file, source, users)
      : findLiteralTexts(file, source),
  );
}

if (import.meta.main) {
  const root = join(import.meta.dirname, '..');
  const faults = CATALOGUES.flatMap(({ sources, messages, nameOf }) => {
    const files = filesIn(root, sources, messages).map((file) => ({ ...file, name: nameOf(file.file) }));
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
  faults.push(...serverFaults(root), ...rulesFaults(root));
  for (const fault of faults) console.error(fault);
  if (faults.length > 0) process.exitCode = 1;
}
