import { SAMPLE_CONTENT } from '@mela/rules/content/sample-content.ts';
import type { StorefrontContent } from '@mela/rules/content/storefront-content.ts';
import { expect, test } from 'vitest';
import { ask, askFor } from '../graphql/ask.ts';
import { eventually } from '../serve.ts';
import { serveLiveShop } from './live-shop.ts';

const shop = serveLiveShop();
const FIELDS = '{ version values defaults changedSections }';
const CHANGE = `mutation ($input: UpdateStorefrontContentInput!) { content: updateStorefrontContent(input: $input) ${FIELDS} }`;

interface Content {
  version: number;
  values: StorefrontContent;
  defaults: StorefrontContent;
  changedSections: string[];
}

const read = async () =>
  (await askFor<{ content: Content }>(shop.app, `{ content: storefrontContent ${FIELDS} }`)).content;
const change = async (version: number, values: unknown) =>
  (await askFor<{ content: Content }>(shop.app, CHANGE, { input: { version, values } })).content;

test('the operator of a live shop edits what shoppers read, without the sample’s claims', async () => {
  expect((await read()).values).toEqual(SAMPLE_CONTENT);
  await shop.add('Red shoe');
  await askFor(shop.app, 'mutation { publishStorefront { state } }');
  await eventually(async () => expect((await read()).values.shop.phone).toBe(''));
  const { values, defaults } = await read();
  expect(values).toEqual(defaults);
  expect(values.shop).toMatchObject({ name: 'Mela', email: '', hours: '', address: [] });
  expect(values.slides).toEqual([]);
  expect(values.privacy.text).not.toContain('stays in your browser');
  expect(values.privacy.text).toMatch(/^## What this website does/);
});

test('changing a line of the privacy policy keeps its other lines', async () => {
  const { values, version } = await read();
  const text = values.privacy.text.replace('does not track visitors', 'does not track clicks');
  const saved = await change(version, { privacy: { ...values.privacy, text } });
  expect(saved.values.privacy.text).toBe(text);
  const { shop: details } = await askFor(
    shop.app,
    '{ shop { policies { path text } contact { phone email whatsapp } } }',
  );
  const policy = details.policies.find(({ path }: { path: string }) => path === '/privacy');
  expect(policy.text).toContain('does not track clicks');
  expect(details.contact).toEqual({ phone: null, email: null, whatsapp: null });
});

test('the WhatsApp number needs its country code, and is live as it was entered', async () => {
  const { values, version } = await read();
  const withNumber = (whatsapp: string) => ({ shop: { ...values.shop, whatsapp } });
  const national = { input: { version, values: withNumber('98100 12345') } };
  expect((await ask(shop.app, CHANGE, national)).text).toContain('+ and the country code');
  const saved = await change(version, withNumber('+91 98100 12345'));
  const contact = async () => (await askFor(shop.app, '{ shop { contact { whatsapp } } }')).shop.contact;
  await eventually(async () => expect(await contact()).toEqual({ whatsapp: '+91 98100 12345' }));
  await change(saved.version, { shop: null });
  await eventually(async () => expect(await contact()).toEqual({ whatsapp: null }));
});

test('a grievance officer is live with the next release, and gone once the section is empty', async () => {
  const officer = {
    ...{ name: 'Asha Rao', designation: 'Manager', email: 'asha@ours.example', phone: '' },
    address: ['1 Our Road', 'New Delhi 110049'],
  };
  const readOfficer = async () => {
    const query = '{ shop { grievanceOfficer { name designation email phone address } } }';
    return (await askFor(shop.app, query)).shop.grievanceOfficer;
  };
  expect(await readOfficer()).toBeNull();
  const { version } = await read();
  const unreachable = { input: { version, values: { grievanceOfficer: [{ ...officer, email: '' }] } } };
  expect((await ask(shop.app, CHANGE, unreachable)).text).toContain(
    'Enter an email address or a phone number',
  );
  const saved = await change(version, { grievanceOfficer: [officer] });
  expect(saved.values.grievanceOfficer).toEqual([officer]);
  await eventually(async () =>
    expect(await readOfficer()).toEqual({
      ...officer,
      phone: null,
      address: '1 Our Road\nNew Delhi 110049',
    }),
  );
  await change(saved.version, { grievanceOfficer: null });
  await eventually(async () => expect(await readOfficer()).toBeNull());
});

test('a section that is saved as null is empty, and a stale change returns the current editable content', async () => {
  const { version } = await read();
  const cleared = await change(version, { privacy: null });
  expect(cleared.values.privacy).toEqual(cleared.defaults.privacy);
  expect(cleared.changedSections).toEqual([]);
  const { errors } = await ask(shop.app, CHANGE, { input: { version, values: { features: [] } } });
  expect(errors?.[0]?.extensions['current']).toMatchObject({ values: { shop: { phone: '' } } });
});
