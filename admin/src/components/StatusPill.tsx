const MARKS = { good: 'status--good', bad: 'status--bad', open: '' };

/** How a status is meant; words without a mark are neither good nor bad. */
export type StatusMark = keyof typeof MARKS;

/** Where something stands, in words, with a colour that repeats them. */
export function StatusPill({ mark, children }: { mark: StatusMark; children: string }) {
  return <span className={`status ${MARKS[mark]}`}>{children}</span>;
}
