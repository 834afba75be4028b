const MARKS = { good: 'status--good', bad: 'status--bad', open: '' };

export type StatusMark = keyof typeof MARKS;

export function StatusPill({ mark, children }: { mark: StatusMark; children: string }) {
  return <span className={`status ${MARKS[mark]}`}>{children}</span>;
}

export function StatusPills({ marks }: { marks: readonly { label: string; mark: StatusMark }[] }) {
  return marks.map(({ label, mark }) => (
    <StatusPill key={label} mark={mark}>
      {label}
    </StatusPill>
  ));
}
