import { SHOP } from '@mela/rules/content/sample-shop.ts';
import { robots } from '../publishing/files/robots.ts';

export function GET(): Response {
  return new Response(robots(SHOP.url));
}
