import type { FastifyInstance } from 'fastify';
import type { WriteProbe } from '../../kernel/mongodb/write-probe.ts';
import { within } from '../../kernel/within.ts';
import { appTexts } from '../messages.ts';
import type { Services } from '../shop/context.ts';
import type { GracefulShutdown } from './shutdown.ts';

/** The JSON of GET /readyz. It contains no error messages, because these may name internal hosts. */
interface ReadinessReport {
  status: 'ready' | 'read-only' | 'mending' | 'unavailable' | 'draining';
  message?: string;
  /** Whether the server currently accepts changes and orders. */
  canWrite: boolean;
  notices?: string[];
  storefront?: { isLost: boolean; state: string };
}

interface Options extends Pick<Services, 'upkeep' | 'publisher' | 'orderQueue'> {
  probe: WriteProbe;
  shutdown: Pick<GracefulShutdown, 'isDraining'>;
  /** How long a server that cannot write stays in the load balancer, because it still serves pages. */
  graceMs: number;
}

const STATUS_TIMEOUT_MS = 800;

/** Determines whether this server should receive requests at all, and whether it accepts changes and orders now. */
export class Readiness {
  readonly #options: Options;
  #failingSince: number | null = null;

  constructor(options: Options) {
    this.#options = options;
  }

  /**
   * @param isForOrders checks whether changes and orders are accepted now. If false, a server that cannot
   * write still counts as ready during the grace period, because it can serve pages while another node of the
   * database takes over
   */
  async read(isForOrders: boolean): Promise<{ isReady: boolean; report: ReadinessReport }> {
    const state = await this.#readState();
    this.#failingSince = state.canWrite ? null : (this.#failingSince ?? performance.now());
    const failingMs = this.#failingSince === null ? 0 : performance.now() - this.#failingSince;
    const { isLost } = this.#options.publisher.current;
    const publishing = await this.#readPublishing();
    const storefront = isLost || publishing === 'FAILED' ? { storefront: { isLost, state: publishing } } : {};
    const isTolerated = !isForOrders && failingMs < this.#options.graceMs;
    const isReady = (state.canWrite || isTolerated) && !isLost && state.status !== 'draining';
    return { isReady, report: { ...state, ...storefront } };
  }

  async #readState(): Promise<ReadinessReport> {
    const { upkeep, probe, orderQueue, shutdown } = this.#options;
    if (shutdown.isDraining) return { status: 'draining', message: appTexts.shuttingDown, canWrite: true };
    const { state } = upkeep;
    const canWrite = state.status === 'ready' && !orderQueue.isFailing && (await probe.canWrite());
    if (state.status !== 'ready' || canWrite) return { ...state, canWrite };
    return { ...state, status: 'unavailable', message: appTexts.databaseSilent, canWrite };
  }

  /** Reads the state from the database, because another server may have published the first release. */
  async #readPublishing(): Promise<string> {
    const { publisher } = this.#options;
    const { state } = await within(STATUS_TIMEOUT_MS, publisher.read()).catch(() => publisher.state);
    return state;
  }
}

/**
 * The paths that are served for any `Host`: probes send an IP address or a cluster's name, and the responses
 * are not secret.
 */
export const HEALTH_PATHS = ['/healthz', '/readyz'];

/**
 * GET /healthz: whether the process responds. GET /readyz: whether a load balancer should send requests here.
 * GET /readyz?for=orders: whether the server accepts changes and orders.
 */
export function addHealthRoutes(app: FastifyInstance, readiness: Readiness): void {
  app.get('/healthz', async () => ({ status: 'ok' }));
  app.get<{ Querystring: { for?: unknown } }>('/readyz', async ({ query }, reply) => {
    const { isReady, report } = await readiness.read(query.for === 'orders');
    return reply
      .code(isReady ? 200 : 503)
      .header('cache-control', 'no-store')
      .send(report);
  });
}
