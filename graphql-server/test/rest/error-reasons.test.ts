import { expect, test } from 'vitest';
import { askInVain } from '../graphql/ask.ts';
import { serveApp } from '../serve.ts';
import { callApi, json } from './api.ts';

const app = serveApp();

test('an error of the GraphQL API names its reason and values', async () => {
  const { message, extensions } = await askInVain(app, '{ categories(first: 1, after: "x") { totalCount } }');
  expect(extensions).toMatchObject({ code: 'BAD_USER_INPUT', reason: 'kernel.cursorOfOtherList' });
  expect(extensions).toMatchObject({ fieldReasons: { after: { reason: 'kernel.cursorOfOtherList' } } });
  expect(extensions.fieldErrors).toEqual({ after: message });
});

test('an error of the REST API names its reason in a header, because the form of its body is fixed', async () => {
  const { headers, envelope } = await callApi(app, 'GET /none');
  expect(headers.get('error-reason')).toBe('app.unknownCall');
  expect(Object.keys(envelope)).toEqual(['success', 'status', 'message']);
});

test('an error of a rule names the reason of each field, with its values', async () => {
  const { extensions } = await askInVain(app, 'mutation { createCategory(input: { name: " " }) { id } }');
  expect(extensions).toMatchObject({
    ...{ reason: 'text.required', params: { label: 'Name' } },
    fieldErrors: { name: 'Name is required' },
    fieldReasons: { name: { reason: 'text.required', params: { label: 'Name' } } },
  });
  const { headers, envelope } = await callApi(app, 'POST /category/add', json({ name: '' }));
  expect(headers.get('error-reason')).toBe('text.required');
  expect(envelope).toMatchObject({ message: 'Name is required', errors: { name: 'Name is required' } });
});
