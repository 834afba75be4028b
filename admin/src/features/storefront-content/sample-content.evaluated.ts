import { SAMPLE_CONTENT } from '../../../../graphql-server/src/rules/content/sample-content.ts';

/** Evaluated when the admin is built, as `content-form.evaluated.ts` is. */
export const SAMPLE = SAMPLE_CONTENT;
