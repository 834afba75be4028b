import { defineMessages } from '@mela/rules/messages.ts';

export const taxesMessages = defineMessages('taxes', {
  tooManyClasses: ({ max }: { max: number }) =>
    `A shop can have at most ${max} tax classes. Delete one first.`,
  notFound: 'Tax class not found',
  nameTaken: 'Another tax class has this name',
  categoryInOtherClass: ({ name }: { name: string }) =>
    `One of these categories is already in the tax class ${name}`,
  categoryDeleted: 'One of these categories was deleted. Choose again',
  changedByOthers: ({ name }: { name: string }) =>
    `Someone else has changed the tax class ${name}. Reload it and try again.`,
});

export const taxesTexts = {
  classFault: ({ name, fault }: { name: string; fault: string }) => `Tax class ${name}: ${fault}.`,
  categoryTwice: ({ name, id, owner }: { name: string; id: string; owner: string }) =>
    `Tax class ${name}: its category ${id} is also in the tax class ${owner}.`,
  severalDefaults: ({ count }: { count: number }) => `${count} tax classes are marked as the default.`,
  deletedCategory: 'A deleted category',
  taxClass: 'Tax class',
  classHint: 'Leave empty to use the class of its category, or the default class',
  hsnCode: 'HSN code',
  hsnHint: '4, 6 or 8 digits, for GST invoices. Leave empty to use the code of the tax class',
};
