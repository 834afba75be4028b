import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { guardedInputs, needsOf, rootFieldsOf } from './needs.ts';
import { schema } from './schema.ts';

const DOCUMENT = new URL('../../../../docs/security.md', import.meta.url);
const SECTION = /^## Who may ask for what\n(.*?)^## /ms;
const ROW =
  /^\| (?<role>`[A-Z]+`|anyone) \| (?<scope>`[A-Z]+`|no token|–) \| (?<fields>[^|]+) \| (?<thief>[^|]+) \|$/gm;

const unquoted = (text = '') => text.replaceAll('`', '');

/** The expected rule of each field as the document states it, such as `VIEWER, READ`. */
function documented(): [field: string, decision: string][] {
  const [, section = ''] = SECTION.exec(readFileSync(DOCUMENT, 'utf8')) ?? [];
  return [...section.matchAll(ROW)].flatMap(({ groups = {} }) =>
    unquoted(groups['fields'])
      .split(', ')
      .map((field): [string, string] => [field, `${unquoted(groups['role'])}, ${unquoted(groups['scope'])}`]),
  );
}

/** The actual rules, in the same form, from the schema. */
function decided(): [field: string, decision: string][] {
  return rootFieldsOf(schema).flatMap((field): [string, string][] => {
    const needs = needsOf(schema, field);
    const own = needs ? `${needs.role}, ${needs.scope ?? 'no token'}` : 'anyone, –';
    return [
      [field.name, own],
      ...guardedInputs(schema, field).map(({ argument, name, needs: { role, scope } }): [string, string] => [
        `${field.name}.${argument}.${name}`,
        `${role}, ${scope ?? 'no token'}`,
      ]),
    ];
  });
}

it('every field of Query and Mutation has a row with its permissions and what a thief could do', () => {
  const byField = (rows: [string, string][]) => rows.toSorted(([one], [other]) => (one < other ? -1 : 1));
  expect(byField(documented())).toEqual(byField(decided()));
});
