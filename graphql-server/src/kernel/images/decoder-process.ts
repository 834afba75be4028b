/** A child process that decodes untrusted images for `decoder.ts`. Unlike a thread, it can be killed. */

import { readFile } from 'node:fs/promises';
import type { Message } from '@mela/rules/messages.ts';
import { UserError } from '../errors.ts';
import { type CopyKind, decodeImage, inspectImage, type PreparedImage, shrinkTo } from './decode-image.ts';
import { type ImageErrorCode, TOO_SLOW_EXIT_CODE } from './image-errors.ts';

export type DecoderQuestion = DecoderStep & { maxSeconds: number };

export type DecoderStep =
  | { step: 'inspect' | 'decode'; name: string; path: string }
  /** A stored image with a missing copy. */
  | { step: 'shrink'; name: string; large: Uint8Array; kind: CopyKind };

/** The result of `inspectImage` or `decodeImage`, the reason for rejecting the image, or another error. */
export type DecoderAnswer =
  | { cost: number }
  | { image: PreparedImage }
  | { copy: Uint8Array }
  | { refused: { code: ImageErrorCode; message: Message } }
  | { failed: string };

const CHECK_MS = 500;

// Ignores Ctrl-C, which also signals this process: the server may still need it while shutting down.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => {});
process.once('disconnect', () => process.exit());
process.on('message', async (question: DecoderQuestion) => {
  const watch = endWhenTooSlow(question.maxSeconds);
  const answered = await answer(question);
  clearInterval(watch);
  process.send?.(answered);
});
process.send?.('ready');

/** Limits CPU time instead of elapsed time, because on a busy machine even a valid image takes long. */
function endWhenTooSlow(maxSeconds: number): NodeJS.Timeout {
  const begun = { at: performance.now(), usage: process.cpuUsage() };
  const check = () => {
    const { user, system } = process.cpuUsage(begun.usage);
    const seconds = Math.min((user + system) / 1e6, (performance.now() - begun.at) / 1_000);
    if (seconds >= maxSeconds) process.exit(TOO_SLOW_EXIT_CODE);
  };
  return setInterval(check, Math.min(CHECK_MS, maxSeconds * 1_000));
}

async function answer(question: DecoderQuestion): Promise<DecoderAnswer> {
  try {
    if (question.step === 'shrink')
      return { copy: await shrinkTo(question.kind, Buffer.from(question.large)) };
    const { step, name, path } = question;
    const bytes = await readFile(path);
    if (step === 'inspect') return { cost: await inspectImage(name, bytes) };
    return { image: await decodeImage(name, bytes) };
  } catch (error) {
    if (!(error instanceof UserError)) return { failed: String(error) };
    return { refused: { code: error.code as ImageErrorCode, message: error.said } };
  }
}
