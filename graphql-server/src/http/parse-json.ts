import type { FastifyInstance } from 'fastify';
import { UserError } from '../errors.ts';

const MAX_DEPTH = 20;
/** A product with 50 images has some 130 values; GraphQL explains what is wrong with each of them at length. */
const MAX_VALUES = 200;
/** Of one list or object. */
const MAX_MEMBERS = 50;
const [QUOTE, COMMA, BACKSLASH] = [...'",\\'].map((character) => character.charCodeAt(0));
const [OPEN_LIST, OPEN_OBJECT, CLOSE_LIST, CLOSE_OBJECT] = [...'[{]}'].map((character) =>
  character.charCodeAt(0),
);

/** Reads JSON bodies, and refuses those of a shape that no call takes before anything is made of them. */
export function addJsonParser(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.removeContentTypeParser('application/json');
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    assertJsonShape(String(body));
    return parse(request, String(body), done);
  });
}

/**
 * One look over the characters of a JSON text, which costs a tenth of parsing it.
 * @throws UserError when it is nested too deeply or holds too many values.
 */
export function assertJsonShape(json: string): void {
  /** How many members each list and object has that is open here. */
  const open: number[] = [];
  let values = 0;
  for (let index = 0; index < json.length; index += 1) {
    const character = json.charCodeAt(index);
    if (character === QUOTE) index = endOfText(json, index);
    else if (character === COMMA) {
      const members = (open.pop() ?? 1) + 1;
      if (members > MAX_MEMBERS) throw tooMuch(`holds more than ${MAX_MEMBERS} values in one list or object`);
      open.push(members);
      values += 1;
    } else if (character === OPEN_LIST || character === OPEN_OBJECT) {
      open.push(1);
      values += 1;
    } else if (character === CLOSE_LIST || character === CLOSE_OBJECT) open.pop();
    if (open.length > MAX_DEPTH) throw tooMuch(`is nested more than ${MAX_DEPTH} levels deep`);
    if (values > MAX_VALUES) throw tooMuch(`holds more than ${MAX_VALUES} values`);
  }
}

/** Where the text that begins here ends; the end of all when nothing ends it. */
function endOfText(json: string, start: number): number {
  let end = json.indexOf('"', start + 1);
  while (end !== -1 && isEscaped(json, end)) end = json.indexOf('"', end + 1);
  return end === -1 ? json.length : end;
}

function isEscaped(json: string, index: number): boolean {
  let backslashes = 0;
  while (json.charCodeAt(index - 1 - backslashes) === BACKSLASH) backslashes += 1;
  return backslashes % 2 === 1;
}

function tooMuch(what: string): UserError {
  return new UserError('BAD_USER_INPUT', `The JSON of this request ${what}: no call takes that.`);
}
