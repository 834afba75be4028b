/** A process of its own that decodes strangers' images for `decoder.ts`: it can be ended, which a thread cannot. */

import { readFile } from 'node:fs/promises';
import { UserError } from '../errors.ts';
import { type CopyKind, decodeImage, inspectImage, type PreparedImage, shrinkTo } from './decode-image.ts';
import { type ImageErrorCode, TOO_SLOW_EXIT_CODE } from './image-errors.ts';

export type DecoderQuestion = DecoderStep & { maxSeconds: number };

export type DecoderStep =
  | { step: 'inspect' | 'decode'; name: string; path: string }
  /** A stored image that lacks one of its copies. */
  | { step: 'shrink'; name: string; large: Uint8Array; kind: CopyKind };

/** What `inspectImage` or `decodeImage` returns, or why the image is refused, or what else went wrong. */
export type DecoderAnswer =
  | { cost: number }
  | { image: PreparedImage }
  | { copy: Uint8Array }
  | { refused: { code: ImageErrorCode; message: string } }
  | { failed: string };

const CHECK_MS = 500;

// Ctrl-C signals this process along with the server, which may still need it while it shuts down.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => {});
process.once('disconnect', () => process.exit());
process.on('message', async (question: DecoderQuestion) => {
  const watch = endWhenTooSlow(question.maxSeconds);
  const answered = await answer(question);
  clearInterval(watch);
  process.send?.(answered);
});
process.send?.('ready');

/** Counts the time of the processor, too: on a busy machine a good image waits, and is no slower to read for it. */
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
    return { refused: { code: error.code as ImageErrorCode, message: error.message } };
  }
}
