import { useEffect, useState } from 'react';
import type { ReadLastAuthorQueryVariables } from '../../graphql.generated.ts';
import { executeOnce } from '../../session/execute-once.ts';
import { currentSession } from '../../session/session-state.ts';
import OPERATION from './last-author.graphql?raw';

type Subject = ReadLastAuthorQueryVariables['of']['kind'];
type Author = 'You' | 'Somebody else';

/**
 * Who made the change that conflicts with this one: an operator with two windows should not look for another
 * person. The second value where it cannot be read, and while there are no accounts.
 */
export async function lastAuthor(kind: Subject, id: string): Promise<Author> {
  const own = currentSession()?.operator?.id;
  if (own === undefined) return 'Somebody else';
  const answer = await executeOnce(OPERATION, 'ReadLastAuthor', { of: { kind, id } }).catch(() => null);
  return answer?.history.nodes[0]?.byId === own ? 'You' : 'Somebody else';
}

/** The same on a screen: the second value until the author is known. @param id of what was changed; null without a conflict */
export function useLastAuthor(kind: Subject, id: string | null): Author {
  const [author, setAuthor] = useState<Author>('Somebody else');
  useEffect(() => {
    if (id !== null) void lastAuthor(kind, id).then(setAuthor);
  }, [kind, id]);
  return author;
}
