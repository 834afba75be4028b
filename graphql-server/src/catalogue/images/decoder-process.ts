/** A process of its own that decodes strangers' images for `decoder.ts`: it can be ended, which a thread cannot. */

import { readFile } from 'node:fs/promises';
import { UserError } from '../../errors.ts';
import { decodeImage, inspectImage, type PreparedImage, shrinkToMedium } from './decode-image.ts';
import type { ImageErrorCode } from './image-errors.ts';

export type DecoderQuestion =
  | { step: 'inspect' | 'decode'; name: string; path: string }
  /** A stored image, of which its medium copy is missing. */
  | { step: 'shrink'; name: string; large: Uint8Array };

/** What `inspectImage` or `decodeImage` returns, or why the image is refused, or what else went wrong. */
export type DecoderAnswer =
  | { cost: number }
  | { image: PreparedImage }
  | { medium: Uint8Array }
  | { refused: { code: ImageErrorCode; message: string } }
  | { failed: string };

// Whoever stops the server by Ctrl-C signals this process too, and it may still be needed.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => {});
process.once('disconnect', () => process.exit());
process.on('message', async (question: DecoderQuestion) => process.send?.(await answer(question)));
process.send?.('ready');

async function answer(question: DecoderQuestion): Promise<DecoderAnswer> {
  try {
    if (question.step === 'shrink') return { medium: await shrinkToMedium(Buffer.from(question.large)) };
    const { step, name, path } = question;
    const bytes = await readFile(path);
    if (step === 'inspect') return { cost: await inspectImage(name, bytes) };
    return { image: await decodeImage(name, bytes) };
  } catch (error) {
    if (!(error instanceof UserError)) return { failed: String(error) };
    return { refused: { code: error.code as ImageErrorCode, message: error.message } };
  }
}
