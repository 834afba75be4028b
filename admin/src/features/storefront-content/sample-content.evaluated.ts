import { SAMPLE_CONTENT } from '../../../../site/src/content/sample-content.ts';

/** Evaluated when the admin is built, as `content-form.evaluated.ts` is. */
export const SAMPLE = SAMPLE_CONTENT;
