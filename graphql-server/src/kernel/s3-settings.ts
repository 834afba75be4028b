import { kernelTexts } from './messages.ts';

/** An S3-compatible object store. Plain data, so that other processes and threads can connect too. */
export interface S3Settings {
  /** The URL without the bucket. */
  endpoint: string;
  bucket: string;
  region: string;
  accessKeyId: string;
  secretAccessKey: string;
  /** The prefix of all object names: '' or a text that ends in a slash. */
  prefix: string;
  /** The time limit of a request with its response. */
  timeoutMs: number;
}

const TIMEOUT_MS = 10_000;

const BUCKET = /^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/;
const PREFIX = /^(\w[\w.-]*\/)*$/;

/**
 * @param value reads an environment variable; '' if it is not set
 * @param faults collects a sentence for each error, none of which repeats a key
 * @returns null if `STORAGE` names no object store
 */
export function readS3Settings(value: (name: string) => string, faults: string[]): S3Settings | null {
  const storage = value('STORAGE');
  if (storage !== '' && storage !== 'folder' && storage !== 's3') {
    faults.push(kernelTexts.storageSetting);
  }
  if (storage !== 's3') return null;
  const required = (name: string) => {
    const text = value(name);
    if (text === '') faults.push(kernelTexts.neededByS3({ name }));
    return text;
  };
  const settings = {
    endpoint: required('S3_ENDPOINT'),
    bucket: required('S3_BUCKET'),
    region: value('S3_REGION') || 'us-east-1',
    accessKeyId: required('S3_ACCESS_KEY_ID'),
    secretAccessKey: required('S3_SECRET_ACCESS_KEY'),
    prefix: value('S3_PREFIX').replace(/(?<=[^/])$/, '/'),
    timeoutMs: TIMEOUT_MS,
  };
  const url = URL.parse(settings.endpoint);
  if (settings.endpoint !== '' && !(url && /^https?:$/.test(url.protocol) && !url.username)) {
    faults.push(kernelTexts.invalidS3Endpoint);
  }
  if (settings.bucket !== '' && !BUCKET.test(settings.bucket)) {
    faults.push(kernelTexts.invalidS3Bucket);
  }
  if (!PREFIX.test(settings.prefix)) {
    faults.push(kernelTexts.invalidS3Prefix);
  }
  return settings;
}
