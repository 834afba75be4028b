const MESSAGE_S = 3;
/** The duration in which a message appears or disappears. */
const MOVE_S = 0.45;

/** The CSS of `ticker.css`, which covers three messages, for any other number. */
export function tickerStyle(count: number): string {
  if (count === 1) {
    return '@layer pages{.ticker__message{animation:none}.ticker::before,.ticker__pause{display:none}}';
  }
  const cycle = count * MESSAGE_S;
  const percent = (seconds: number) => `${((100 * seconds) / cycle).toFixed(1)}%`;
  // Negative delays, so that each message is in its place from the start and hidden before its turn.
  const delays = Array.from(
    { length: count - 1 },
    (_, index) =>
      `.ticker__message:nth-child(${index + 2}){animation-delay:${(index + 1) * MESSAGE_S - cycle}s}`,
  );
  const [rest, end] = [percent(MESSAGE_S), percent(MESSAGE_S + MOVE_S)];
  const turn = `from{translate:0 100%}${percent(MOVE_S)},${rest}{translate:0}${end},to{translate:0 -100%;visibility:hidden}`;
  return `@layer pages{.ticker__message{animation-duration:${cycle}s}${delays.join('')}@keyframes ticker{${turn}}}`;
}
