import { defineMessages } from '@mela/rules/messages.ts';

export const mediaMessages = defineMessages('media', {
  sameImage: 'This is the same image. Choose another file.',
  imageShown: 'This image is still in use. Replace it first.',
  imageKept:
    'An order, a release or the activity still needs this image. It is deleted automatically when nothing needs it.',
  imageNew:
    'This image was uploaded within the last hour, and a running change may need it. Try again later.',
});

export const mediaTexts = {
  image: 'Image',
  altText: 'Alt text',
};
