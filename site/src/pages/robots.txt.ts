import { robots } from '../publishing/files/robots.ts';
import { SHOP } from '../shop.ts';

export function GET(): Response {
  return new Response(robots(SHOP.url));
}
