type MessageParam = string | number | boolean | null | readonly string[];
export type MessageParams = Readonly<Record<string, MessageParam>>;

const MAX_PARAM_LENGTH = 300;

/** Tells programs by a code and values what is wrong with a request, and people by a text in English. */
export interface Message {
  /** The scope of the catalogue and the message's name in it, such as `orders.tooManyLines`. */
  readonly code: string;
  readonly params: MessageParams;
  readonly text: string;
}

/** The English texts of a catalogue by message name. Texts with values are functions. */
type Texts = Record<string, string | ((params: never) => string)>;

type Messages<Catalogue extends Texts> = {
  readonly [Name in keyof Catalogue]: Catalogue[Name] extends (params: infer Params) => string
    ? (params: Params) => Message
    : Message;
};

/** Turns the texts of a catalogue into messages: constants, and functions for texts with values. */
/* @__NO_SIDE_EFFECTS__ */
export function defineMessages<const Catalogue extends Texts>(
  scope: string,
  texts: Catalogue,
): Messages<Catalogue> {
  const entries = Object.entries<Texts[string]>(texts).map(([name, text]) => {
    const code = `${scope}.${name}`;
    return [name, typeof text === 'string' ? { code, params: {}, text } : withParams(code, text)] as const;
  });
  return Object.fromEntries(entries) as Messages<Catalogue>;
}

function withParams(code: string, text: (params: never) => string) {
  return (params: MessageParams): Message => ({ code, params, text: text(params as never) });
}

/** A message for programs: its code, and its values if it has any. */
export interface Reason {
  reason: string;
  params?: MessageParams;
}

export function reasonOf(message: Message): Reason {
  const params = Object.entries(message.params).map(([name, value]) => [name, shortened(value)] as const);
  return { reason: message.code, ...(params.length > 0 && { params: Object.fromEntries(params) }) };
}

function shortened(value: MessageParam): MessageParam {
  return typeof value === 'string' ? value.slice(0, MAX_PARAM_LENGTH) : value;
}

/** Texts of messages, by the field's GraphQL name. */
export type FieldTexts = Record<string, string>;

/** The texts of messages, in the same order. */
export function textsOf(messages: Readonly<Record<string, Message>>): FieldTexts {
  return Object.fromEntries(Object.entries(messages).map(([field, { text }]) => [field, text]));
}
