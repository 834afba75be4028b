import { useEffect, useState } from 'react';
import type { ReadLastAuthorQuery, ReadLastAuthorQueryVariables } from '../../graphql.generated.ts';
import { send } from '../../session/send-operation.ts';
import { useSession } from '../../session/session-state.ts';
import OPERATION from './last-author.graphql?raw';

type Subject = ReadLastAuthorQueryVariables['of']['kind'];

/**
 * Who made the change that conflicts with this one: an operator with two windows should not look for another
 * person. The second value until the author is known, and while there are no accounts.
 * @param id of what was changed; null without a conflict
 */
export function useLastAuthor(kind: Subject, id: string | null): 'You' | 'Somebody else' {
  const own = useSession()?.operator?.id;
  const [isOwn, setIsOwn] = useState(false);
  useEffect(() => {
    if (own === undefined || id === null) return;
    send<ReadLastAuthorQuery>(OPERATION, 'ReadLastAuthor', { of: { kind, id } }).then(
      ({ history }) => setIsOwn(history.nodes[0]?.byId === own),
      () => setIsOwn(false),
    );
  }, [own, kind, id]);
  return isOwn ? 'You' : 'Somebody else';
}
