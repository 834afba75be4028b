import { type Caller, type Context, createContext, type Services } from '../catalogue/context.ts';
import { type Author, UNDOING_INDEX } from './entry.ts';
import { STOPPED, startUndoing } from './undo-group.ts';

/**
 * Goes on with what this server was undoing when it ended, for whoever asked for it: they were allowed to then
 * (docs/decisions/021-groups-of-changes.md). It has begun when this returns.
 */
export async function resumeUndoing(services: Services, log: Caller['log']): Promise<void> {
  const { config, history, serverId } = services;
  if (config.historyDays === 0) return;
  const own = {
    'group.undoing.serverId': serverId,
    'group.undoing.endedAt': { $exists: false },
    'group.undoing.stopped': { $in: [null, STOPPED] },
  };
  for (const entry of await history.find(own, { hint: UNDOING_INDEX }).toArray()) {
    const context = contextFor(services, log, entry.group?.undoing?.by);
    await startUndoing(context, entry).catch((error: unknown) => {
      log.error({ err: error }, 'The undoing of a group does not go on.');
    });
  }
}

function contextFor(services: Services, log: Caller['log'], author: Author | undefined): Context {
  const context = createContext(services, { ...NO_REQUEST, log });
  return author ? { ...context, recorder: context.recorder.as(author) } : context;
}

const none = () => {
  throw new Error('No request asks for this.');
};

const NO_REQUEST: Omit<Caller, 'log'> = {
  id: 'undoing',
  viewer: { kind: 'open' },
  address: '',
  userAgent: '',
  onClose: () => {},
  sessionCookie: { assertPrivate: none, set: none, clear: none },
  browserCookie: { read: none, set: none, clear: none },
  relyingParty: none,
};
