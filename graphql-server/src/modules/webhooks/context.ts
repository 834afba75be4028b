import type { Config } from '../../kernel/config.ts';
import type { Encryption } from '../../kernel/encryption.ts';
import type { Recorder } from '../../kernel/history/recorder.ts';
import type { SettingsCollection } from '../publishing/settings.ts';
import type { WebhookCollection } from './collection.ts';

export interface WebhookContext {
  webhooks: WebhookCollection;
  settings: SettingsCollection;
  encryption: Encryption;
  recorder: Recorder;
  config: Pick<Config, 'privateNetworks'>;
}
