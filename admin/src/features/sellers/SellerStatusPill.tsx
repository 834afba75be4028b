import { StatusPill } from '../../components/StatusPill.tsx';
import type { SellerStatus } from './sample-sellers.ts';

export function SellerStatusPill({ status }: { status: SellerStatus }) {
  return <StatusPill mark={status === 'Active' ? 'good' : 'open'}>{status}</StatusPill>;
}
