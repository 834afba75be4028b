let last: Promise<unknown> = Promise.resolve();

/**
 * Reads what was changed, once the reading before is over: of two that are under way Apollo makes one, which may have begun before the
 * second change was made.
 */
export function readInTurn<Answer>(read: () => Promise<Answer>): Promise<Answer> {
  const mine = last.then(read, read);
  last = mine;
  return mine;
}
