import { describe, expect, it } from 'vitest';
import { StartupError } from '../errors.ts';
import { connectDatabase } from './connect.ts';

const PASSWORD = 'ver7-Secret';

describe('a connection string', () => {
  it.for([
    `mongodb://shop:${PASSWORD}@[::1/`,
    `mongodb://shop:${PASSWORD}@localhost/?unknownOption=${PASSWORD}`,
    `mongodb://shop:${PASSWORD}:@:27017`,
    `mongodb://shop:%${PASSWORD}@localhost`,
    `mongodb://shop:${PASSWORD}@localhost:1,localhost:2/?directConnection=true`,
  ])('that cannot be read, such as %s, is told of without its password', async (uri) => {
    const error: unknown = await connectDatabase(uri).catch((reason: unknown) => reason);
    expect(error).toBeInstanceOf(StartupError);
    const { message, stack } = error as StartupError;
    expect(message).toMatch(/^MONGODB_URI is not a valid connection string \(Mongo\w+\)\.$/);
    expect(`${message} ${stack}`).not.toContain(PASSWORD);
  });
});
