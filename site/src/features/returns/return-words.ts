import * as returnsText from '#messages/returns.ts';
import type { SeenReturn } from './return-answer.ts';

export const RETURN_STATUSES: Record<SeenReturn['status'], string> = {
  REQUESTED: returnsText.requested,
  ACCEPTED: returnsText.acceptedSendItems,
  DECLINED: returnsText.declined,
  RECEIVED: returnsText.receivedStatus,
};

export function titleOf({ title, variantTitle }: { title: string; variantTitle: string | null }): string {
  return [title, variantTitle].filter(Boolean).join(', ');
}
