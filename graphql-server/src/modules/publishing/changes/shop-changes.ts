// placeholder until the data side is merged
import type { ObjectId } from 'mongodb';
import type { ReleasedKind } from '../released/collections.ts';
import type { StagedRelease } from '../released/version-writer.ts';
import type { Reason } from '../process/when-to-publish.ts';
export declare class ShopChanges {
  constructor(source: object, listener: { onChange(): void; onSettings(): void; onLost(error: Error): void });
  start(): Promise<void>;
  close(): Promise<void>;
  get head(): number;
  get waiting(): number;
  get isImporting(): boolean;
  get hasImported(): boolean;
  get nextDateAt(): number | null;
  get stockAt(): number | null;
  hasDateChanges(now: number): boolean;
  stage(reason: Reason, takeNumber: () => Promise<number>): Promise<StagedRelease | null>;
  takeBack(staged: StagedRelease, kind: ReleasedKind, id: ObjectId | string): Promise<boolean>;
  complete(staged: StagedRelease): Promise<void>;
}
