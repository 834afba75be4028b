import { defineMessages } from '../../messages.ts';

export const textMessages = defineMessages('text', {
  required: ({ label }: { label: string }) => `${label} is required`,
  unreadable: ({ label }: { label: string }) => `${label} has unreadable characters. Enter it again`,
  controlCharacters: ({ label }: { label: string }) => `${label} must not contain control characters`,
  tooLong: ({ label, max }: { label: string; max: number }) => `${label} must be at most ${max} characters`,
});
