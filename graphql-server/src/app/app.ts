import { randomUUID } from 'node:crypto';
import { maxHeaderSize } from 'node:http';
import Fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';
import type { MongoClient } from 'mongodb';
import { LOG_FORMAT, LOG_STREAM } from '../kernel/log.ts';
import type { Metric } from '../kernel/module.ts';
import { WriteProbe } from '../kernel/mongodb/write-probe.ts';
import type { UploadFolder } from '../kernel/uploads/upload-folder.ts';
import type { StateFacts } from './graphql/conflict-state.ts';
import { addGraphqlRoutes } from './graphql/routes.ts';
import { createApolloServer } from './graphql/server.ts';
import { addAvailabilityRoute } from './http/availability-route.ts';
import { addCallers, isOperator } from './http/caller.ts';
import { FilesFirst } from './http/files-first.ts';
import { addListingAnswers } from './http/listing-answers.ts';
import { Metrics } from './http/metrics.ts';
import { addMetrics } from './http/metrics-route.ts';
import { addOrderEvents } from './http/order-events.ts';
import { boundRunningCalls } from './http/overload.ts';
import { addPaymentWebhooks } from './http/payment-webhooks.ts';
import { addHealthRoutes, Readiness } from './http/readiness.ts';
import { ReleasePages } from './http/release-pages.ts';
import { boundBodies } from './http/request-bodies.ts';
import { logRequests } from './http/request-log.ts';
import { ResponseCache } from './http/response-cache.ts';
import { addSecurity, trustedProxies } from './http/security.ts';
import type { GracefulShutdown } from './http/shutdown.ts';
import { StalledBodies } from './http/stalled-bodies.ts';
import { BUILT, StaticFiles } from './http/static-files.ts';
import { StoredImages } from './http/stored-images.ts';
import { sendFailure } from './rest/envelope.ts';
import { answerMalformed, answerTooSlow } from './rest/malformed.ts';
import { addRestRoutes } from './rest/routes.ts';
import type { Services } from './shop/context.ts';

/** Enough for ten images of 5 MB over slow 3G. A request whose body stalls is closed much sooner. */
const REQUEST_TIMEOUT_MS = 20 * 60_000;
/** The object store for releases, if configured. Cached files are served without contacting it. */
const REMOTE_CACHE_BYTES = 64 * 1024 * 1024;
/**
 * The length of the longest possible address: longer ids reach the rules, which reject them like any invalid
 * id.
 */
const MAX_PATH_PARAMETER = maxHeaderSize;

/** Creates the Fastify app with all routes. It does not listen yet; tests call it directly. */
export async function createApp(
  services: Services,
  client: MongoClient,
  shutdown: GracefulShutdown,
  uploads: UploadFolder,
  built = BUILT,
): Promise<FastifyInstance> {
  const filesFirst = new FilesFirst();
  const app = Fastify({
    logger: { level: services.config.logLevel, stream: LOG_STREAM, ...LOG_FORMAT },
    genReqId: () => randomUUID(),
    logController: new Fastify.LogController({ disableRequestLogging: true, requestIdLogLabel: 'id' }),
    trustProxy: trustedProxies(services.config),
    serverFactory: filesFirst.serverFactory(REQUEST_TIMEOUT_MS, shutdown, new StalledBodies(answerTooSlow)),
    routerOptions: { maxParamLength: MAX_PATH_PARAMETER },
    clientErrorHandler: answerMalformed,
    frameworkErrors: sendFailure as (error: unknown, request: FastifyRequest, reply: FastifyReply) => void,
  });
  app.setErrorHandler(sendFailure);
  addCallers(app);
  logRequests(app);
  const metrics = new Metrics({ ...services, client, uploads, ofModules: metricsOf(services) });
  addMetrics(app, metrics, services.config);
  boundBodies(app);
  addSecurity(app, services.config);
  shutdown.watch(app);
  boundRunningCalls(app);
  const apollo = createApolloServer(() => stateFacts(services));
  await apollo.start();
  app.addHook('onClose', () => apollo.stop());

  const answers = new ResponseCache();
  const probe = new WriteProbe(client.db(services.config.mongodbDb));
  app.addHook('onClose', () => probe.close());
  addHealthRoutes(
    app,
    new Readiness({ ...services, probe, shutdown, graceMs: services.config.readyGraceMs }),
  );
  const mayPreview = (request: FastifyRequest) => isOperator(request, services);
  const cacheBytes = services.config.s3 ? REMOTE_CACHE_BYTES : undefined;
  const pages = new ReleasePages(services.publisher, mayPreview, cacheBytes);
  addListingAnswers(app, pages, services);
  addAvailabilityRoute(app, services);
  addOrderEvents(app, services, shutdown);
  addPaymentWebhooks(app, services);
  addRestRoutes(app, services, answers, uploads);
  addGraphqlRoutes(app, services, apollo, answers, uploads);
  const files = new StaticFiles(
    { ...built, uploads: services.uploadsFolder ?? '' },
    pages,
    services.config,
    services.images,
    services.uploadsFolder === null ? new StoredImages(services.images) : null,
  );
  await files.addTo(app);
  await app.ready();
  filesFirst.open(app, files, shutdown, services.config, metrics);
  return app;
}

function stateFacts({ shopCurrency, productFields }: Services): StateFacts {
  return { currency: shopCurrency.current, productFields };
}

function metricsOf(services: Services): Metric[] {
  return services.modules.flatMap(({ metrics }) => metrics(services as never));
}
