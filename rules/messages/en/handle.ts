import { defineMessages } from '../../messages.ts';

export const handleMessages = defineMessages('handle', {
  invalid: 'Handle must be lowercase letters a to z and digits, separated by single hyphens',
  reserved: ({ handle }: { handle: string }) =>
    `Handle cannot be ${handle}, a name that some computers reserve`,
});
