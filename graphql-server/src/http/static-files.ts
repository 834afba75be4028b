import { fileURLToPath } from 'node:url';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { IMAGE_FILE } from '../catalogue/images/image-store.ts';
import { PLAYGROUND_FOLDER } from './playground.ts';
import { ADMIN_CSP, PLAYGROUND_CSP, SITE_CSP } from './security.ts';

const SITE_FOLDER = fileURLToPath(new URL('../../../site/dist', import.meta.url));
const ADMIN_FOLDER = fileURLToPath(new URL('../../../admin/dist', import.meta.url));

/** For files whose names hold a hash of their content; all others are revalidated by their ETag. */
const IMMUTABLE = { maxAge: '1y', immutable: true };
const HASHED_SITE_FILE = /^\/_astro\//;
const HASHED_ADMIN_FILE = /^\/assets\//;
const HAS_EXTENSION = /\.[^/]+$/;

/**
 * The storefront, the admin, the playground's assets and the uploads, as files.
 * The handlers return nothing: Fastify would otherwise wait anew for each reply that is handed on to the not-found page.
 */
export async function addStaticFiles(app: FastifyInstance, uploadsFolder: string): Promise<void> {
  await app.register(fastifyStatic, {
    root: SITE_FOLDER,
    serve: false,
    preCompressed: true,
    dotfiles: 'ignore',
  });

  app.get<{ Params: { file: string } }>('/uploads/:file', (request, reply) => {
    const { file } = request.params;
    if (!IMAGE_FILE.test(file)) return void reply.callNotFound();
    reply.header('cross-origin-resource-policy', 'cross-origin');
    reply.sendFile(file, uploadsFolder, IMMUTABLE);
  });
  app.get('/graphql/assets/*', (request, reply) => {
    // A worker obeys the policy it is served with.
    reply.header('content-security-policy', PLAYGROUND_CSP);
    reply.sendFile(pathOf(request).slice('/graphql'.length), PLAYGROUND_FOLDER, IMMUTABLE);
  });
  app.get('/admin', sendAdmin);
  app.get('/admin/*', sendAdmin);
  app.get('/*', sendSite);
  app.setNotFoundHandler(sendNotFound);
}

/** The admin's files; any other path under /admin is for its own router, so that deep links and reloads work. */
function sendAdmin(request: FastifyRequest, reply: FastifyReply): void {
  const path = pathOf(request).slice('/admin'.length);
  reply.header('content-security-policy', ADMIN_CSP);
  if (!HAS_EXTENSION.test(path)) reply.sendFile('index.html', ADMIN_FOLDER);
  else reply.sendFile(path, ADMIN_FOLDER, HASHED_ADMIN_FILE.test(path) ? IMMUTABLE : {});
}

/** The storefront's files; a page answers with and without a slash at the end. */
function sendSite(request: FastifyRequest, reply: FastifyReply): void {
  const path = pathOf(request);
  reply.header('content-security-policy', SITE_CSP);
  if (!HAS_EXTENSION.test(path)) reply.sendFile(`${path.replace(/\/$/, '')}/index.html`, SITE_FOLDER);
  else reply.sendFile(path, SITE_FOLDER, HASHED_SITE_FILE.test(path) ? IMMUTABLE : {});
}

/** The storefront's own not-found page for people; nothing for those who asked for an image or sent something. */
function sendNotFound({ method, url }: FastifyRequest, reply: FastifyReply): void {
  reply.code(404);
  if ((method !== 'GET' && method !== 'HEAD') || url.startsWith('/uploads/')) reply.send();
  else reply.header('content-security-policy', SITE_CSP).sendFile('404.html', SITE_FOLDER);
}

/** The decoded path of a request. Fastify has refused what cannot be decoded. */
function pathOf({ url }: FastifyRequest): string {
  return decodeURIComponent(url.split('?', 1)[0] ?? '/');
}
