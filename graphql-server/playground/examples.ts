import type { Newest } from './newest.ts';

const FILES = import.meta.glob<string>('./examples/*/*.{graphql,jsonc}', {
  query: '?raw',
  import: 'default',
  eager: true,
});

/** An entry of the Examples panel. The first line of its file is `# Title: summary`. */
export type Example = {
  /** Its folder and file, such as `catalogue/4-list-products`. */
  name: string;
  title: string;
  summary: string;
  kind: 'query' | 'mutation';
  operation: string;
  /** JSON with comments, and with placeholders such as `{{productId}}`. */
  variables: string;
};

/** Sorted by file name, which starts with a number in each group. */
export const EXAMPLES = Object.keys(FILES)
  .filter((path) => path.endsWith('.graphql'))
  .sort(new Intl.Collator('en', { numeric: true }).compare)
  .map((path) => readExample(path.slice('./examples/'.length, -'.graphql'.length)));

/** The folders of examples, in display order. */
export const GROUPS = ['catalogue', 'storefront', 'orders', 'inventory', 'team', 'history'].map((name) => ({
  name,
  examples: EXAMPLES.filter((example) => example.name.startsWith(`${name}/`)),
}));

function readExample(name: string): Example {
  const operation = FILES[`./examples/${name}.graphql`]?.trimEnd() ?? '';
  const [, title, summary] = /^# ([^:]+): (.+)/.exec(operation) ?? [];
  if (!title || !summary) throw new Error(`examples/${name}.graphql has no title and summary`);
  const kind = /^mutation /m.test(operation) ? 'mutation' : 'query';
  const variables = FILES[`./examples/${name}.jsonc`]?.trimEnd() ?? '{}';
  return { name, title, summary, kind, operation, variables };
}

/** Fills in the variables of an example: a placeholder in quotes becomes JSON, one in a comment becomes text. */
export function fillIn({ variables }: Example, newest: Newest): string {
  const json = variables.replace(/"\{\{(\w+)\}\}"/g, (_, name: keyof Newest) =>
    JSON.stringify(newest[name], null, 2).replaceAll('\n', '\n  '),
  );
  return json.replace(/\{\{(\w+)\}\}/g, (_, name: keyof Newest) => String(newest[name]));
}
