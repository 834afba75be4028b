import { expect, test } from 'vitest';
import { askInVain } from '../graphql/ask.ts';
import { serveApp } from '../serve.ts';
import { callApi } from './api.ts';

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
