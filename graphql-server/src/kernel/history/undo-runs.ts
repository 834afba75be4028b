/** The groups that this server is undoing. It goes on when the client that asked for it leaves. */
export class UndoRuns {
  readonly #running = new Map<string, { claim: Promise<unknown>; end: Promise<void> }>();
  readonly #closing = new AbortController();

  isRunning(groupId: string): boolean {
    return this.#running.has(groupId);
  }

  /**
   * Begins to undo a group, unless that is under way.
   * @param claim reserves the group for this server, or returns null where it cannot be reserved
   * @param work never rejects
   * @returns once it has begun
   */
  async start<Claim>(
    groupId: string,
    claim: () => Promise<Claim | null>,
    work: (claimed: Claim, signal: AbortSignal) => Promise<void>,
  ): Promise<void> {
    const other = this.#running.get(groupId);
    if (other) return void (await other.claim);
    const claiming = claim();
    const end = claiming
      .then((claimed) => (claimed === null ? undefined : work(claimed, this.#closing.signal)))
      .catch(() => {})
      .finally(() => this.#running.delete(groupId));
    this.#running.set(groupId, { claim: claiming, end });
    await claiming;
  }

  /** Stops all that are running, each between two transactions. */
  async close(): Promise<void> {
    this.#closing.abort();
    await Promise.all(this.#running.values().map(({ end }) => end));
  }
}
