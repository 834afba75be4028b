import { useEffect, useState } from 'react';
import { runQuery } from '../../client/apollo-client.ts';
import { ReadLastAuthorDocument, type ReadLastAuthorQueryVariables } from '../../graphql.generated.ts';
import { currentSession } from '../../session/session-state.ts';

type Subject = ReadLastAuthorQueryVariables['of']['kind'];
type Author = 'self' | 'other';

/**
 * The author of the conflicting change. An operator with two windows should not look for another person. Falls back to the second
 * value if unknown, or without accounts.
 */
export async function lastAuthor(kind: Subject, id: string): Promise<Author> {
  const own = currentSession()?.operator?.id;
  if (own === undefined) return 'other';
  const answer = await runQuery(ReadLastAuthorDocument, { of: { kind, id } }).catch(() => null);
  return answer?.history.nodes[0]?.byId === own ? 'self' : 'other';
}

/**
 * Loads the author for a conflict.
 * @param id the changed item's id. null without a conflict
 */
export function useLastAuthor(kind: Subject, id: string | null): Author {
  const [author, setAuthor] = useState<Author>('other');
  useEffect(() => {
    if (id !== null) void lastAuthor(kind, id).then(setAuthor);
  }, [kind, id]);
  return author;
}
