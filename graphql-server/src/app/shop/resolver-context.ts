import type { Kernel } from '../../kernel/kernel.ts';
import type { Module } from '../../kernel/module.ts';
import type { AccountContext } from '../../modules/accounts/context.ts';
import type { AllFacts, Provided } from './modules.ts';

export type { Context } from '../../kernel/resolver-context.ts';

/** What the kernel and the modules provide, whoever asks. */
export interface Services extends Kernel, Provided {
  /** Each after those that it uses. */
  modules: readonly Module[];
}

/** What the HTTP layer offers to sign-ins. */
export interface SignInFacts
  extends Pick<AccountContext, 'sessionCookie' | 'browserCookie' | 'relyingParty'> {}

declare module '../../kernel/resolver-context.ts' {
  interface Context extends Omit<Services, keyof AllFacts>, SignInFacts, AllFacts {}
}
