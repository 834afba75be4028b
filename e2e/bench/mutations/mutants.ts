import { parseAst } from 'vitest/node';

/** One small fault, put into a source: what stands from `start` to `end` (UTF-16) becomes `text`. */
export interface Mutant {
  start: number;
  end: number;
  text: string;
}

type Node = { type: string; start: number; end: number } & Record<string, unknown>;

const OPERATORS: Record<string, string> = {
  '<': '<=',
  '<=': '<',
  '>': '>=',
  '>=': '>',
  '===': '!==',
  '!==': '===',
  '+': '-',
  '-': '+',
  '*': '/',
  '/': '*',
  '%': '*',
  '&&': '||',
  '||': '&&',
  '??': '&&',
};
const METHODS = new Map([
  ['some', 'every'],
  ['every', 'some'],
  ['min', 'max'],
  ['max', 'min'],
  ['floor', 'ceil'],
  ['ceil', 'floor'],
  ['startsWith', 'endsWith'],
  ['trim', 'toString'],
  ['toLowerCase', 'toString'],
]);
/** What is no code that runs, or names a file. */
const LEFT_ALONE = new Set(['ImportDeclaration', 'ExportAllDeclaration', 'ImportExpression']);

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && typeof (value as Node).type === 'string';

/** A text in an object or an array: data, and words for people, of which there are thousands. */
function isText({ type }: Node, child: unknown): boolean {
  return type === 'Property' && isNode(child) && typeof child['value'] === 'string';
}

/** All faults that a TypeScript source may be given, each by itself. */
export function findMutants(source: string): Mutant[] {
  const mutants: Mutant[] = [];
  const textOf = ({ start, end }: Pick<Node, 'start' | 'end'>) => source.slice(start, end);
  const replace = ({ start, end }: Pick<Node, 'start' | 'end'>, text: string) => {
    if (text !== textOf({ start, end })) mutants.push({ start, end, text });
  };

  const mutate: Record<string, (node: Node) => void> = {
    BinaryExpression: replaceOperator,
    LogicalExpression: replaceOperator,
    IfStatement: ({ test }) => replaceTest(test as Node),
    ConditionalExpression: ({ test }) => replaceTest(test as Node),
    UnaryExpression: (node) => {
      if (node['operator'] === '!') replace(node, `(${textOf(node['argument'] as Node)})`);
    },
    ArrayExpression: (node) => {
      if ((node['elements'] as unknown[]).length > 0) replace(node, '[]');
    },
    Literal: (node) => {
      const { value } = node;
      if (typeof value === 'number') replace(node, String(value + 1));
      if (typeof value === 'boolean') replace(node, String(!value));
      if (typeof value === 'string') replace(node, value === '' ? "'mutant'" : "''");
    },
    MemberExpression: ({ property }) => {
      const other = METHODS.get(String((property as Node)['name']));
      if (other !== undefined) replace(property as Node, other);
    },
    ReturnStatement: ({ argument }) => {
      if (isNode(argument)) replace(argument, 'undefined');
    },
    ExpressionStatement: (node) => {
      if (node['directive'] === undefined) replace(node, ';');
    },
  };

  function replaceOperator(node: Node) {
    const [left, right] = [node['left'] as Node, node['right'] as Node];
    const operator = String(node['operator']);
    const other = OPERATORS[operator];
    const at = source.indexOf(operator, left.end);
    if (other !== undefined && at < right.start) replace({ start: at, end: at + operator.length }, other);
  }

  function replaceTest(test: Node) {
    replace(test, 'true');
    replace(test, 'false');
  }

  /**
   * What stands in for an item that is not there, as in `items[index] ?? 0`: types ask for it also where there always is
   * one.
   */
  function isStandIn(node: Node, child: unknown): boolean {
    if (!isNode(child) || child.type !== 'Literal' || child !== node['right']) return false;
    const left = node['left'] as Node;
    const isItem = left.type === 'MemberExpression' && left['computed'] === true;
    return node['operator'] === '??' && isItem;
  }

  function visit(value: unknown): void {
    if (Array.isArray(value)) for (const item of value) visit(item);
    if (!isNode(value) || LEFT_ALONE.has(value.type)) return;
    mutate[value.type]?.(value);
    // `as`, `satisfies` and `!` hold an expression: all else that begins with TS is types.
    const children = value.type.startsWith('TS') ? { expression: value['expression'] } : value;
    for (const [key, child] of Object.entries(children)) {
      const isName = key === 'key' && value['computed'] !== true;
      if (
        !isName &&
        key !== 'typeAnnotation' &&
        key !== 'source' &&
        !isText(value, child) &&
        !isStandIn(value, child)
      )
        visit(child);
    }
  }

  visit(parseAst(source, { lang: 'ts' }).body);
  return mutants;
}
