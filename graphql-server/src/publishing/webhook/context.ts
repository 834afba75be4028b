import type { Config } from '../../config.ts';
import type { Encryption } from '../../encryption.ts';
import type { Recorder } from '../../history/recorder.ts';
import type { SettingsCollection } from '../settings.ts';
import type { WebhookCollection } from './collection.ts';

export interface WebhookContext {
  webhooks: WebhookCollection;
  settings: SettingsCollection;
  encryption: Encryption;
  recorder: Recorder;
  config: Pick<Config, 'privateNetworks'>;
}
