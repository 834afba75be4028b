import type { ReturnStatus } from '../../graphql.generated.ts';

export const RETURN_STATUSES: Record<ReturnStatus, { label: string; mark: 'open' | 'good' | 'bad' }> = {
  REQUESTED: { label: 'Requested', mark: 'open' },
  ACCEPTED: { label: 'Accepted', mark: 'open' },
  DECLINED: { label: 'Declined', mark: 'bad' },
  RECEIVED: { label: 'Received', mark: 'good' },
};
