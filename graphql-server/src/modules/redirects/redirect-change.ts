import type { SubjectChange } from '../../kernel/history/recorder.ts';
import type { Redirect } from './collection.ts';

/** The history entry of a redirect. null: it did not exist before, or no longer does. */
export function redirectChange(
  ...[former, next]: [Redirect, Redirect | null] | [null, Redirect]
): SubjectChange {
  const { _id: id, from: name } = next ?? (former as Redirect);
  const isOne = former === null || next === null;
  return {
    subject: 'REDIRECT',
    id,
    name,
    before: former && fieldsOf(former),
    after: next && fieldsOf(next),
    ...(isOne && { document: fieldsOf(next ?? (former as Redirect)) }),
  };
}

export function fieldsOf({ from, to, replacesPage }: Redirect) {
  return { from, to, replacesPage };
}
