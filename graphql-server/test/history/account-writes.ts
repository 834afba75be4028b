import { expect } from 'vitest';
import { codeOf } from '../accounts/authenticator.ts';
import { Browser, CHANGE_ROLE, INVITE, PASSWORD } from '../accounts/callers.ts';
import { PasskeyDevice } from '../accounts/passkey-device.ts';
import type { ServedApp } from '../serve.ts';

const OWNER = 'meera@mela.example';
const EDITOR = 'asha@mela.example';
const INVITED = 'ravi@mela.example';
const NEW_PASSWORD = 'another-loom-at-dusk';

const RESET =
  'mutation ($secret: String!, $newPassword: String!) { resetPassword(secret: $secret, newPassword: $newPassword) }';

/** An owner and invited operators, and all secrets they receive. */
export class Team {
  readonly app: ServedApp;
  readonly owner: Browser;
  readonly editor: Browser;
  readonly secrets = [PASSWORD, NEW_PASSWORD];
  #invitation = '';
  #resetLink = '';

  constructor(app: ServedApp) {
    this.app = app;
    this.owner = new Browser(app);
    this.editor = new Browser(app);
  }

  async idOf(email: string): Promise<string> {
    const { operators } = await this.owner.askFor('{ operators { id email } }');
    return operators.find((one: { email: string }) => one.email === email)?.id;
  }

  async invite(email: string, role = 'EDITOR'): Promise<void> {
    const { inviteOperator } = await this.owner.askFor(INVITE, { email, role });
    this.#invitation = this.#keep(inviteOperator.secret);
  }

  async signUpInvited(): Promise<void> {
    await this.editor.signUp(EDITOR, PASSWORD, this.#invitation);
  }

  async beginSecondFactor(): Promise<string> {
    const begin = `mutation { beginSecondFactor(password: "${NEW_PASSWORD}") { secret } }`;
    return codeOf(this.#keep((await this.editor.askFor(begin)).beginSecondFactor.secret));
  }

  async confirmSecondFactor(): Promise<void> {
    const code = await this.beginSecondFactor();
    const { confirmSecondFactor } = await this.editor.askFor(
      `mutation { confirmSecondFactor(code: "${code}") }`,
    );
    this.secrets.push(code, ...confirmSecondFactor);
  }

  async registerPasskey(): Promise<void> {
    const begin = `mutation { beginPasskey(password: "${NEW_PASSWORD}") }`;
    const { beginPasskey } = await this.editor.askFor(begin);
    const response = new PasskeyDevice(this.app.url).create(beginPasskey);
    await this.editor.askFor(
      'mutation ($response: WebAuthn!) { registerPasskey(name: "Phone of Asha", response: $response) { id } }',
      { response },
    );
    this.secrets.push('Phone of Asha');
  }

  async createToken(): Promise<void> {
    const token = `name: "Script", scopes: [READ, CATALOGUE], password: "${NEW_PASSWORD}"`;
    const create = `mutation { createApiToken(${token}) { apiToken { id } secret } }`;
    this.#keep((await this.editor.askFor(create)).createApiToken.secret);
  }

  async createPasswordReset(): Promise<void> {
    const create = `mutation ($id: ID!) { createPasswordReset(id: $id, password: "${PASSWORD}") { secret } }`;
    const { createPasswordReset } = await this.owner.askFor(create, { id: await this.idOf(EDITOR) });
    this.#resetLink = this.#keep(createPasswordReset.secret);
  }

  async resetPassword(): Promise<void> {
    const variables = { secret: this.#resetLink, newPassword: NEW_PASSWORD };
    await new Browser(this.app).askFor(RESET, variables);
    await this.editor.signIn(EDITOR, NEW_PASSWORD);
  }

  /** Records all stored texts about accounts except public ones. */
  async noteStored(): Promise<void> {
    const names = ['operators', 'sessions', 'invitations', 'apiTokens', 'passkeys'];
    for (const name of names) {
      for (const stored of await this.app.db.collection(name).find().toArray()) {
        const { email: _email, name: _name, role: _role, ...rest } = stored;
        this.secrets.push(...textsIn(rest).filter((text) => text.length > 16));
      }
    }
  }

  #keep(secret: string): string {
    this.secrets.push(secret);
    return secret;
  }
}

function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  const isPlain = Array.isArray(value) || Object.getPrototypeOf(value ?? 0) === Object.prototype;
  return isPlain ? Object.values(value as object).flatMap(textsIn) : [];
}

/** A write, and some fields of the newest history entry that it must create. */
type Written = [write: (team: Team) => Promise<unknown>, entry: object];

type Field = [name: string, before: unknown, after: unknown];

function entry(subject: string, subjectName: string, action: string, by: string, ...fields: Field[]) {
  const answered = (value: unknown) => (value === null ? null : expect.objectContaining(value as object));
  const named = fields.map(([field, before, after]) => ({
    ...{ field, part: null },
    ...{ before: answered(before), after: answered(after) },
  }));
  return { ...{ subject, subjectName, action, by, canUndo: false }, fields: named };
}

const ofAsha = (...fields: Field[]) => entry('OPERATOR', 'Asha', 'CHANGED', 'Asha', ...fields);
const ofInvited = (action: string, ...fields: Field[]) =>
  entry('INVITATION', INVITED, action, 'Meera', ...fields);
const MOMENT = { moment: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/) };
const TOKEN = { token: { name: 'Script', scopes: ['READ', 'CATALOGUE'] } };

/**
 * Each mutation that changes accounts, in the order of a shop's life. Each one uses the results of the
 * previous ones.
 */
export const ACCOUNT_WRITES: Readonly<Record<string, Written>> = {
  signUp: [
    ({ owner }) => owner.signUp(OWNER),
    entry(
      'OPERATOR',
      'Meera',
      'CREATED',
      'Meera',
      ['EMAIL', null, { text: OWNER }],
      ['ROLE', null, { role: 'OWNER' }],
    ),
  ],
  inviteOperator: [
    (team) => team.invite(EDITOR),
    entry(
      'INVITATION',
      EDITOR,
      'CREATED',
      'Meera',
      ['ROLE', null, { role: 'EDITOR' }],
      ['EXPIRES_AT', null, MOMENT],
    ),
  ],
  'signUp by an invitation': [
    (team) => team.signUpInvited(),
    {
      ...entry(
        'OPERATOR',
        'Asha',
        'CREATED',
        'Asha',
        ['EMAIL', null, { text: EDITOR }],
        ['ROLE', null, { role: 'EDITOR' }],
      ),
      source: 'INVITATION',
    },
  ],
  changeRole: [
    async (team) => team.owner.askFor(CHANGE_ROLE, { id: await team.idOf(EDITOR), role: 'VIEWER' }),
    {
      ...entry('OPERATOR', 'Asha', 'CHANGED', 'Meera', ['ROLE', { role: 'EDITOR' }, { role: 'VIEWER' }]),
    },
  ],
  updateProfile: [
    ({ owner }) => owner.askFor('mutation { updateProfile(name: "Meera K") { id } }'),
    {
      ...entry('OPERATOR', 'Meera K', 'CHANGED', 'Meera', ['NAME', { text: 'Meera' }, { text: 'Meera K' }]),
    },
  ],
  changePassword: [
    ({ editor }) =>
      editor.askFor(
        'mutation ($input: ChangePasswordInput!) { changePassword(input: $input) { hasAccounts } }',
        { input: { currentPassword: PASSWORD, newPassword: NEW_PASSWORD } },
      ),
    ofAsha(['PASSWORD', { secret: 'FORMER' }, { secret: 'NEW' }]),
  ],
  confirmSecondFactor: [
    (team) => team.confirmSecondFactor(),
    ofAsha(['SECOND_FACTOR', { isOn: false }, { isOn: true }]),
  ],
  removeSecondFactor: [
    ({ editor }) =>
      editor.askFor(`mutation { removeSecondFactor(password: "${NEW_PASSWORD}") { hasSecondFactor } }`),
    ofAsha(['SECOND_FACTOR', { isOn: true }, { isOn: false }]),
  ],
  registerPasskey: [(team) => team.registerPasskey(), ofAsha(['PASSKEYS', { number: 0 }, { number: 1 }])],
  removePasskey: [
    async ({ editor }) => {
      const { passkeys } = await editor.askFor('{ passkeys { id } }');
      await editor.askFor(`mutation { removePasskey(id: "${passkeys[0].id}") { id } }`);
    },
    ofAsha(['PASSKEYS', { number: 1 }, { number: 0 }]),
  ],
  createApiToken: [(team) => team.createToken(), ofAsha(['API_TOKEN', null, TOKEN])],
  revokeApiToken: [
    async ({ editor }) => {
      const { apiTokens } = await editor.askFor('{ apiTokens { id } }');
      await editor.askFor(`mutation { revokeApiToken(id: "${apiTokens[0].id}") { id } }`);
    },
    ofAsha(['API_TOKEN', TOKEN, null]),
  ],
  createPasswordReset: [
    (team) => team.createPasswordReset(),
    {
      ...entry('OPERATOR', 'Asha', 'CHANGED', 'Meera K', ['RESET_LINK', null, { secret: 'NEW' }]),
    },
  ],
  resetPassword: [
    (team) => team.resetPassword(),
    ofAsha(['PASSWORD', { secret: 'FORMER' }, { secret: 'NEW' }]),
  ],
  'inviteOperator for another': [
    (team) => team.invite(INVITED),
    {
      ...ofInvited('CREATED', ['ROLE', null, { role: 'EDITOR' }], ['EXPIRES_AT', null, MOMENT]),
      by: 'Meera K',
    },
  ],
  'inviteOperator again': [
    (team) => team.invite(INVITED, 'OWNER'),
    {
      ...ofInvited(
        'CHANGED',
        ['ROLE', { role: 'EDITOR' }, { role: 'OWNER' }],
        ['LINK', { secret: 'FORMER' }, { secret: 'NEW' }],
        ['EXPIRES_AT', MOMENT, MOMENT],
      ),
      by: 'Meera K',
    },
  ],
  withdrawInvitation: [
    async ({ owner }) => {
      const { invitations } = await owner.askFor('{ invitations { id } }');
      await owner.askFor(`mutation { withdrawInvitation(id: "${invitations[0].id}") { id } }`);
    },
    {
      ...ofInvited('DELETED', ['ROLE', { role: 'OWNER' }, null], ['EXPIRES_AT', MOMENT, null]),
      by: 'Meera K',
    },
  ],
  removeOperator: [
    async (team) =>
      team.owner.askFor('mutation ($id: ID!) { removeOperator(id: $id) { id } }', {
        id: await team.idOf(EDITOR),
      }),
    entry(
      'OPERATOR',
      'Asha',
      'DELETED',
      'Meera K',
      ['EMAIL', { text: EDITOR }, null],
      ['ROLE', { role: 'VIEWER' }, null],
    ),
  ],
};
