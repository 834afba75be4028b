import { defineMessages } from '../../messages.ts';

export const gstinMessages = defineMessages('gstin', {
  invalid: 'Invalid GSTIN. Check for typing errors',
});
