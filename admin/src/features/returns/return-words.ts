import * as returnsText from '#messages/returns.ts';
import type { ReturnStatus } from '../../graphql.generated.ts';

export const RETURN_STATUSES: Record<ReturnStatus, { label: string; mark: 'open' | 'good' | 'bad' }> = {
  REQUESTED: { label: returnsText.requested, mark: 'open' },
  ACCEPTED: { label: returnsText.accepted, mark: 'open' },
  DECLINED: { label: returnsText.declined, mark: 'bad' },
  RECEIVED: { label: returnsText.receivedTitle, mark: 'good' },
};
