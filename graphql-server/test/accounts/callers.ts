import { type Answer, ask, dataOf } from '../graphql/ask.ts';
import type { ServedApp } from '../serve.ts';

export const PASSWORD = 'indigo-loom-at-dawn';

/** A browser, which sends the cookies that a response has set with the next request. */
export class Browser {
  readonly #app: Pick<ServedApp, 'url'>;
  readonly headers: Record<string, string>;
  readonly #cookies = new Map<string, string>();

  constructor(app: Pick<ServedApp, 'url'>, headers: Record<string, string> = {}) {
    this.#app = app;
    this.headers = headers;
  }

  get cookie(): string {
    return [...this.#cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  }

  // biome-ignore lint/suspicious/noExplicitAny: each test knows the shape of its own question.
  async ask<Data = any>(query: string, variables: object = {}): Promise<Answer<Data>> {
    const cookie = this.cookie === '' ? {} : { cookie: this.cookie };
    const answer = await ask<Data>(this.#app, query, variables, { ...this.headers, ...cookie });
    for (const line of answer.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      if (value === '') this.#cookies.delete(name);
      else this.#cookies.set(name, value);
    }
    return answer;
  }

  async askFor(query: string, variables: object = {}) {
    return dataOf(await this.ask(query, variables));
  }

  signUp(email: string, password = PASSWORD, invitation: string | null = null) {
    return this.ask(SIGN_UP, { input: { email, password, invitation } });
  }

  signIn(email: string, password = PASSWORD, more: object = {}) {
    return this.ask(SIGN_IN, { input: { email, password, ...more } });
  }
}

const SIGN_UP =
  'mutation ($input: SignUpInput!) { signUp(input: $input) { hasAccounts isOpen operator { id email role } } }';
const SIGN_IN =
  'mutation ($input: SignInInput!) { signIn(input: $input) { operator { id email role signedInAt } } }';

/** The mutation with which an owner who has the tests' password invites someone. */
export const INVITE = `mutation ($email: String!, $role: Role!) { inviteOperator(email: $email, role: $role, password: "${PASSWORD}") { secret } }`;
export const CHANGE_ROLE = `mutation ($id: ID!, $role: Role!) { changeRole(id: $id, role: $role, password: "${PASSWORD}") { role } }`;
const CREATE_TOKEN =
  'mutation ($scopes: [TokenScope!]!, $password: String!) { createApiToken(name: "Script", scopes: $scopes, password: $password) { apiToken { id } secret } }';

/** Lets an owner invite another person, who signs up. */
export async function invited(owner: Browser, app: Pick<ServedApp, 'url'>, email: string, role: string) {
  const { inviteOperator } = await owner.askFor(INVITE, { email, role });
  const browser = new Browser(app);
  dataOf(await browser.signUp(email, PASSWORD, inviteOperator.secret));
  return browser;
}

/** Creates a program with a token of this browser's operator. */
export async function programOf(browser: Browser, app: Pick<ServedApp, 'url'>, scopes: string[]) {
  const { createApiToken } = await browser.askFor(CREATE_TOKEN, { scopes, password: PASSWORD });
  return new Browser(app, { authorization: `Bearer ${createApiToken.secret}` });
}
