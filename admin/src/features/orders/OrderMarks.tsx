import { StatusPill } from '../../components/StatusPill.tsx';
import type { Word } from './live-order-words.ts';

export function OrderMarks({ marks }: { marks: readonly Word[] }) {
  return marks.map(({ label, mark }) => (
    <StatusPill key={label} mark={mark}>
      {label}
    </StatusPill>
  ));
}
