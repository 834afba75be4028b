import { VARIANT_LIMITS } from '@mela/rules/variants.ts';
import type { FastifyInstance } from 'fastify';
import { assertValid } from '../../kernel/errors.ts';
import type { AddressLimits } from '../../modules/orders/limits/address-limits.ts';
import type { AvailabilityAnswers } from '../../modules/publishing/shown/availability-answers.ts';
import { appMessages } from '../messages.ts';
import { DATA_CSP } from './security.ts';

export const AVAILABILITY_PATH = '/index/availability';
/** The largest number of variants that a product may have: its page requests all of them. */
const MAX_IDS = VARIANT_LIMITS.variants;
const ID = /^[0-9a-f]{24}$/;
const HEADERS = {
  'content-type': 'application/json; charset=utf-8',
  'cache-control': 'public, max-age=1',
  'content-security-policy': DATA_CSP,
};

interface Services {
  availability: Pick<AvailabilityAnswers, 'of'>;
  addressLimits: AddressLimits;
}

/** Adds GET /index/availability?ids=…,…: the availability of variants, like `Query.availability`, for the shop's pages. */
export function addAvailabilityRoute(app: FastifyInstance, { availability, addressLimits }: Services): void {
  app.get(AVAILABILITY_PATH, async ({ url, ip }, reply) => {
    addressLimits.take('availability', { address: ip, viewer: { kind: 'anonymous' } });
    return reply.headers(HEADERS).send({ availability: await availability.of(idsIn(url)) });
  });
}

/** In lower case, without duplicates. @throws UserError */
function idsIn(url: string): string[] {
  const said = new URLSearchParams(url.split('?', 2)[1]).getAll('ids').join().toLowerCase();
  const ids = [...new Set(said.split(','))];
  if (ids.length > MAX_IDS)
    assertValid({
      ids: appMessages.tooManyVariants({ max: MAX_IDS, count: ids.length }),
    });
  if (!ids.every((id) => ID.test(id))) assertValid({ ids: appMessages.invalidVariantIds });
  return ids;
}
