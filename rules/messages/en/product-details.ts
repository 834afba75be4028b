import { defineMessages } from '../../messages.ts';

export const productDetailsMessages = defineMessages('productDetails', {
  unknownStatus: 'Status must be active, draft or hidden',
  tooManyTags: ({ max }: { max: number }) => `A product can have at most ${max} tags`,
  tagHasComma: 'A tag must not contain a comma',
  tooManyOptions: ({ max }: { max: number }) => `A product can have at most ${max} options`,
  sameOptions: 'Two options must not have the same name',
  optionWithoutValue: ({ option }: { option: string }) => `Option ${option} needs a value`,
  tooManyValues: ({ option, max }: { option: string; max: number }) =>
    `Option ${option} can have at most ${max} values`,
  valueHasBar: 'Option value must not contain a |',
  tooManyAttributes: ({ max }: { max: number }) => `A product can have at most ${max} attributes`,
  sameAttributes: 'Two attributes must not have the same name',
  nameHasColon: ({ label }: { label: string }) => `${label} must not contain a colon`,
  tooManyAlts: 'There are more alt texts than images',
});
