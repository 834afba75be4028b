export interface ChangesListener {
  /** Something was changed, or an import has begun or ended. @param endsImport an import has ended since the last call */
  onChanges(endsImport: boolean): void;
  /** A variant has sold out or come back, while pages show all others as they are. */
  onStock(): void;
  /** What is to be shown, or when, was changed. */
  onSettings(): void;
  /** Nothing is followed any more. */
  onLost(error: Error): void;
}
