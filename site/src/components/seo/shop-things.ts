import { SHOP } from '../../shop.ts';

const ORGANIZATION = {
  '@type': 'Organization',
  '@id': `${SHOP.url}/#organization`,
  name: SHOP.name,
  url: SHOP.url,
  logo: `${SHOP.url}/icon-512.png`,
  email: SHOP.email,
  telephone: SHOP.phone,
  address: {
    '@type': 'PostalAddress',
    streetAddress: SHOP.address[0],
    addressLocality: 'New Delhi',
    postalCode: '110049',
    addressCountry: 'IN',
  },
};

const WEB_SITE = {
  '@type': 'WebSite',
  '@id': `${SHOP.url}/#website`,
  name: SHOP.name,
  url: SHOP.url,
  description: SHOP.description,
  inLanguage: SHOP.locale,
  publisher: { '@id': ORGANIZATION['@id'] },
};

/** The shop as an organisation and as a site, as search engines read them on the home page. */
export const SHOP_THINGS = { '@graph': [ORGANIZATION, WEB_SITE] };
