import { beforeAll, describe, expect, it } from 'vitest';
import { eventually, serveApp } from '../serve.ts';
import { ask, askWithFiles, onlyError, post } from './ask.ts';
import { createCategory, imageFile, productInput, tryCreateProduct } from './shop.ts';

const app = serveApp({ MAX_IMAGES: '3', MAX_UPLOAD_MB: '1' });
let categoryId = '';

const CREATE = `mutation ($input: CreateProductInput!, $images: [Upload!]!) {
  createProduct(input: $input, images: $images) { id }
}`;
const NOT_WELL_FORMED = { extensions: { code: 'BAD_USER_INPUT' } };

beforeAll(async () => {
  categoryId = await createCategory(app, 'Uploaded');
});

it('the API returns the image limits before anything is sent', async () => {
  const answer = await ask(app, '{ imageLimits { maxBytes maxCount } }');
  expect(answer.data).toEqual({ imageLimits: { maxBytes: 1024 * 1024, maxCount: 3 } });
});

describe('an upload', () => {
  it('is refused as UNSUPPORTED_MEDIA_TYPE if it is not an image, whatever its name', async () => {
    const file = new File(['<svg xmlns="http://www.w3.org/2000/svg"/>'], 'photo.png', { type: 'image/png' });
    const message = '"photo.png" is not a supported image. Use JPEG, PNG, WebP, AVIF or GIF.';
    expect(onlyError(await tryCreateProduct(app, productInput(categoryId), [file]))).toMatchObject({
      message,
      extensions: { code: 'UNSUPPORTED_MEDIA_TYPE', fieldErrors: { images: message } },
    });
  });

  it('is refused as PAYLOAD_TOO_LARGE if a file exceeds the limit by a byte', async () => {
    const limit = 1024 * 1024;
    const large = new File([new Uint8Array(limit + 1)], 'large.png');
    const message = '"large.png" is larger than 1 MB, the limit for one image.';
    expect(onlyError(await tryCreateProduct(app, productInput(categoryId), [large]))).toMatchObject({
      message,
      extensions: { code: 'PAYLOAD_TOO_LARGE', fieldErrors: { images: message } },
    });
    const full = new File([new Uint8Array(limit)], 'full.png');
    const answer = await tryCreateProduct(app, productInput(categoryId), [full]);
    expect(onlyError(answer).extensions.code).toBe('UNSUPPORTED_MEDIA_TYPE');
  });

  it('is refused as PAYLOAD_TOO_LARGE if there are more files than a product may have', async () => {
    const files = await Promise.all(Array.from({ length: 4 }, () => imageFile()));
    const message = 'A product can have at most 3 images.';
    expect(onlyError(await tryCreateProduct(app, productInput(categoryId), files))).toMatchObject({
      message,
      extensions: { code: 'PAYLOAD_TOO_LARGE', fieldErrors: { images: message } },
    });
  });

  it('is refused when a rule is broken, before its files are decoded', async () => {
    const files = [new File([new Uint8Array(900_000)], 'no-image.png')];
    const answer = await tryCreateProduct(app, productInput(categoryId, { title: '' }), files);
    expect(onlyError(answer).message).toBe('Title is required');
  });

  it('may name one file twice', async () => {
    const form = multipart(
      { query: CREATE, variables: { input: input(), images: [null, null] } },
      { 0: both },
    );
    form.append('0', await imageFile());
    expect((await post(app, form)).errors).toEqual([]);
  });

  it.for([
    ['a value that is no file', { images: ['picture.png'] }],
    ['a file that is nowhere', { images: [null] }],
    ['an object for a file', { images: [{ promise: {}, file: {} }] }],
  ] as const)('is refused with %s', async ([, variables]) => {
    const error = (await ask(app, CREATE, { input: input(), ...variables })).errors[0];
    expect(error).toMatchObject(NOT_WELL_FORMED);
  });

  it('is refused inside the document', async () => {
    const query = `mutation ($input: CreateProductInput!) { createProduct(input: $input, images: ["x"]) { id } }`;
    const { errors } = await ask(app, query, { input: input() });
    expect(errors[0]?.message).toContain('Upload literal unsupported');
    expect(JSON.stringify(errors)).not.toContain('stack');
  });

  it('is refused if an announced file does not arrive', async () => {
    const form = multipart({ query: CREATE, variables: { input: input(), images: [null] } }, { 0: one });
    expect(onlyError(await post(app, form))).toMatchObject({
      message: 'The upload was interrupted or a file is missing. Send it again.',
      ...NOT_WELL_FORMED,
    });
  });

  it('ignores unannounced files', async () => {
    const form = multipart({ query: CREATE, variables: { input: input(), images: [null] } }, { 0: one });
    form.append('stray', await imageFile());
    form.append('0', await imageFile());
    expect((await post(app, form)).errors).toEqual([]);
  });

  it.for<[string, Record<string, string>]>([
    ['no operations', { map: '{}' }],
    ['no map', { operations: '{"query":"{__typename}"}' }],
    ['operations that are no JSON', { operations: '{', map: '{}' }],
    ['operations that are a number', { operations: '5', map: '{}' }],
    ['a map before the operations', { map: '{}', operations: '{"query":"{__typename}"}' }],
    ['a map that is no JSON', { operations: '{"query":"{__typename}"}', map: '{' }],
    ['a map that is a list', { operations: '{"query":"{__typename}"}', map: '[]' }],
    ['a map of texts', { operations: '{"query":"{__typename}"}', map: '{"0":"variables.x"}' }],
    ['a map of numbers', { operations: '{"query":"{__typename}"}', map: '{"0":[1]}' }],
    ['a map into nowhere', { operations: '{"query":"{__typename}"}', map: '{"0":["variables.x.y"]}' }],
  ])('is refused with %s', async ([, fields]) => {
    const form = new FormData();
    for (const [name, value] of Object.entries(fields)) form.append(name, value);
    const answer = await post(app, form);
    expect([answer.status, onlyError(answer).extensions.code]).toEqual([400, 'BAD_USER_INPUT']);
  });

  it.for(['__proto__.polluted', 'constructor.prototype.polluted', 'variables.__proto__.polluted'])(
    'cannot reach the prototype of all objects by the path %s',
    async (path) => {
      const form = multipart({ query: '{__typename}', variables: {} }, { 0: [path] });
      form.append('0', await imageFile());
      await post(app, form);
      expect(({} as Record<string, unknown>)['polluted']).toBeUndefined();
    },
  );

  it('is refused as a batch', async () => {
    const form = multipart([{ query: '{__typename}' }, { query: '{__typename}' }], {});
    expect((await post(app, form)).status).toBe(400);
  });

  it.for([
    ['is accepted', {}],
    ['breaks a rule', { title: '' }],
    ['names no category', { categoryId: 'none' }],
  ] as const)('that %s leaves no temporary file', async ([, changes]) => {
    const files = [await imageFile(), new File([new Uint8Array(400_000)], 'rest.png')];
    for (let round = 0; round < 5; round += 1) {
      await tryCreateProduct(app, productInput(categoryId, changes), files.slice(0, 1 + (round % 2)));
    }
    await eventually(async () => expect(await app.temporaryFiles()).toEqual([]));
  });

  it('that is never read leaves no temporary file, however large and however many', async () => {
    const big = new File([new Uint8Array(1_000_000)], 'big.png');
    const tooMany = `mutation ($a: Upload!) { ${Array.from({ length: 60 }, (_, index) => `a${index}: __typename`).join(' ')} }`;
    for (const query of ['{ nothing }', tooMany, '{ __typename }']) {
      for (let round = 0; round < 4; round += 1) {
        await askWithFiles(app, query, { a: null, b: null, c: null }, { a: big, b: big, c: big });
      }
    }
    await eventually(async () => expect(await app.temporaryFiles()).toEqual([]));
  });
});

const one = ['variables.images.0'];
const both = ['variables.images.0', 'variables.images.1'];

function input(): object {
  return productInput(categoryId);
}

function multipart(operations: object, map: object): FormData {
  const form = new FormData();
  form.append('operations', JSON.stringify(operations));
  form.append('map', JSON.stringify(map));
  return form;
}
