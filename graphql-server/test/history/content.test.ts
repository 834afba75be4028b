import { SAMPLE_CONTENT } from '@mela/rules/content/sample-content.ts';
import { expect, it } from 'vitest';
import { askFor, askWithFiles, dataOf, onlyError } from '../graphql/ask.ts';
import { imageFile } from '../graphql/shop.ts';
import { serveApp } from '../serve.ts';
import { inShort, newestOf, tryUndo, undo } from './ask-history.ts';

const app = serveApp();
const CHANGE = `mutation ($input: UpdateStorefrontContentInput!, $images: [Upload!]! = []) {
  updateStorefrontContent(input: $input, images: $images) { version }
}`;
const { shop } = SAMPLE_CONTENT;

const contentOf = (content: string) => ({ content, images: [] });

async function read() {
  const { storefrontContent } = await askFor(app, '{ storefrontContent { version values changedSections } }');
  return storefrontContent;
}

async function save(values: object): Promise<void> {
  await askFor(app, CHANGE, { input: { version: (await read()).version, values } });
}

it('a part of a section is undone, even if other parts changed since', async () => {
  await save({ shop: { ...shop, name: 'Mine', phone: '+91 99999 00000' } });
  const change = await newestOf(app, 'shop', 'CONTENT');
  expect(change).toMatchObject({ subjectName: 'shop', canUndo: true });
  expect(inShort(change)).toEqual({
    name: [contentOf(shop.name), contentOf('Mine')],
    phone: [contentOf(shop.phone), contentOf('+91 99999 00000')],
  });
  await save({ shop: { ...shop, name: 'Mine', phone: '+91 99999 00000', tagline: 'All of it' } });
  await undo(app, change);
  expect((await read()).values.shop).toEqual({ ...shop, tagline: 'All of it' });
  await save({ shop: { ...shop, name: 'Mine again' } });
  const { message } = onlyError(
    await tryUndo(
      app,
      await newestOf(app, 'shop', 'CONTENT').then(async (latest) => {
        await save({ shop: { ...shop, name: 'Another' } });
        return latest;
      }),
    ),
  );
  expect(message).toBe('Name has changed again since then. Undo the newer change first, or edit by hand.');
});

it('a list is restored as a whole, with its images', async () => {
  const [slide] = SAMPLE_CONTENT.slides;
  const upload = { slides: [{ ...slide, image: { upload: 0, alt: 'Ours' } }] };
  const input = { version: (await read()).version, values: upload };
  dataOf(await askWithFiles(app, CHANGE, { input, images: [null] }, { 'images.0': await imageFile() }));
  const { slides } = (await read()).values;
  await save({ slides: null });
  const change = await newestOf(app, 'slides', 'CONTENT');
  expect(change.fields).toMatchObject([
    { field: 'CONTENT', part: null, before: { content: slides, images: [{ url: slides[0].image.src }] } },
  ]);
  await undo(app, change);
  expect((await read()).values.slides).toEqual(slides);
  expect((await fetch(app.url + slides[0].image.src)).status).toBe(200);
});

it('a setting is undone by the service that changes it', async () => {
  const set =
    'mutation { updateStorefrontSettings(input: { publishesAutomatically: false }) { publishesAutomatically } }';
  await askFor(app, set);
  await undo(app, await newestOf(app, 'settings', 'STOREFRONT'));
  expect((await askFor(app, '{ storefront { publishesAutomatically } }')).storefront).toEqual({
    publishesAutomatically: true,
  });
});
