import type { Log } from '../../kernel/history/context.ts';
import { Recorder } from '../../kernel/history/recorder.ts';
import type { Context, Kernel, RequestFacts } from '../../kernel/kernel.ts';
import type { OnClose } from '../../kernel/list/scans.ts';
import type { Module } from '../../kernel/module.ts';
import { type Author, authorOf, principalOf } from '../../kernel/roles.ts';
import type { AccountContext } from '../../modules/accounts/context.ts';
import type { AllFacts, Provided } from './modules.ts';

export type { Context };

export interface Services extends Kernel, Provided {
  /** Each module comes after those that it uses. */
  modules: readonly Module[];
}

/** The part of the context that sign-ins get from the HTTP layer. */
interface SignInFacts extends Pick<AccountContext, 'sessionCookie' | 'browserCookie' | 'relyingParty'> {}

declare module '../../kernel/kernel.ts' {
  interface Context extends Omit<Services, keyof AllFacts>, SignInFacts, AllFacts {}
}

/** The facts about a request that services need. */
export interface Caller
  extends SignInFacts,
    Pick<RequestFacts, 'viewer' | 'address' | 'shopperAddress' | 'userAgent' | 'log'> {
  id: string;
  onClose: OnClose;
}

export function createContext(services: Services, { id, onClose, ...caller }: Caller): Context {
  const { config, history, modules } = services;
  const context = {
    ...services,
    ...caller,
    requestId: id,
    principal: principalOf(caller.viewer),
    scans: services.scanLimit.forRequest(onClose),
    recorder: new Recorder({
      history,
      days: config.historyDays,
      author: authorOf(caller.viewer),
      listener: async (session, changes) => {
        for (const { onRecorded } of modules) await onRecorded(context as never, session, changes);
      },
    }),
  } as Services & RequestFacts & SignInFacts;
  for (const { request } of modules) Object.assign(context, request(context as never));
  return context as Context;
}

/** The context for background work on behalf of an operator, whose session may have ended. */
export function contextWithoutRequest(services: Services, log: Log, author: Author | undefined): Context {
  const context = createContext(services, { ...NO_REQUEST, log });
  return author ? { ...context, recorder: context.recorder.as(author) } : context;
}

const none = () => {
  throw new Error('This is only available within a request.');
};

const NO_REQUEST: Omit<Caller, 'log'> = {
  id: 'undoing',
  viewer: { kind: 'open' },
  address: '',
  shopperAddress: null,
  userAgent: '',
  onClose: () => {},
  sessionCookie: { assertPrivate: none, set: none, clear: none },
  browserCookie: { read: none, set: none, clear: none },
  relyingParty: none,
};
