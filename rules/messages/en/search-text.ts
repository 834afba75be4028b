import { defineMessages } from '../../messages.ts';

export const searchTextMessages = defineMessages('searchText', {
  tooLong: ({ max }: { max: number }) => `A search can have at most ${max} characters`,
  tooManyWords: ({ max }: { max: number }) => `A search can have at most ${max} different words`,
});
