import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { Browser, programOf } from '../accounts/callers.ts';
import { serveApp } from '../serve.ts';
import { callsOf, type DocumentedCall, ID, patternOf } from './documented-call.ts';

const ROOT = join(import.meta.dirname, '../../..');
const ADDRESS = /https?:\/\/(?:localhost:4000|shop\.example)/;
/** The change that `docs/api.md` makes in its file before the import. */
const OWN_PRICE = ['3450', '3200'] as const;

describe.each(['README.md', 'docs/api.md'])('the calls documented in %s', (document) => {
  const app = serveApp();
  const ids = new Map<string, string>();
  let folder = '';
  let lastId = '';
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'documented-'));
  });
  afterAll(() => rm(folder, { recursive: true, force: true }));

  // `TOKEN` belongs to a shop with an account, if the command needs one.
  const guarded = serveApp();
  let token = '';
  beforeAll(async () => {
    const owner = new Browser(guarded);
    await owner.signUp('owner@mela.example');
    const program = await programOf(owner, guarded, ['STOREFRONT']);
    token = program.headers['authorization']?.replace('Bearer ', '') ?? '';
  });

  test.each(callsOf(document).map((call) => [call.text.slice(0, 100), call] as const))(
    '%s',
    async (_, call) => {
      const { response, output } = await send(call);
      const text = await response.text();
      expect(response.status, text).toBe(200);
      if (output) await writeFile(output, text.replaceAll(...OWN_PRICE));
      const answer = text.trim();
      lastId = /"_?id":"([0-9a-f]{24})"/.exec(answer)?.[1] ?? '';
      if (call.answer === null) return expect(answer).not.toMatch(/"errors":|"success":false/);
      const shown = answer.replace(/,"extensions":\{"cost":.*?\}\}(?=\}$)/, '');
      const pattern = patternOf(call.answer);
      expect(shown).toMatch(pattern);
      for (const [name, id = ''] of Object.entries(pattern.exec(shown)?.groups ?? {})) ids.set(name, id);
    },
  );

  /** Sends the request that `curl` would, with the options that the documents use. */
  async function send({ words }: DocumentedCall): Promise<{ response: Response; output: string | null }> {
    const needsToken = words.some((word) => word.includes('TOKEN'));
    const { url: served } = needsToken ? guarded : app;
    const filled = words.map((word) =>
      word.replaceAll(ID, (_, digit) => ids.get(`id${digit}`) ?? lastId).replace('TOKEN', token),
    );
    let [url, method, output]: [string, string | null, string | null] = ['', null, null];
    const headers = new Headers();
    let body: FormData | string | Buffer<ArrayBuffer> | null = null;
    for (let at = 1; at < filled.length; at += 1) {
      const option = filled[at] ?? '';
      if (!option.startsWith('-')) {
        url = option.replace(ADDRESS, served);
        continue;
      }
      at += 1;
      const value = filled[at] ?? '';
      if (option === '-X') method = value;
      else if (option === '-o') output = join(folder, value);
      else if (option === '-d') body = value;
      else if (option === '--data-binary') body = await readFile(join(folder, value.slice(1)));
      else if (option === '-H') headers.append(...(value.split(/: (.*)/, 2) as [string, string]));
      else if (option === '-F')
        body = await withPart(body instanceof FormData ? body : new FormData(), value);
      else throw new Error(`The test knows no ${option}.`);
    }
    method ??= body === null ? 'GET' : 'POST';
    return { response: await fetch(url, { method, headers, body }), output };
  }
});

async function withPart(form: FormData, part: string): Promise<FormData> {
  const [name = '', value = ''] = part.split(/=(.*)/s, 2);
  if (value.startsWith('@')) {
    const path = join(ROOT, value.slice(1));
    form.append(name, new File([await readFile(path)], basename(path)));
  } else form.append(name, value);
  return form;
}
