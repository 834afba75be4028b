import { GraphQLError, GraphQLScalarType, Kind } from 'graphql';

/** A moment: a Date inside, an ISO 8601 string outside. Input passes as it came: the product's rules say what is a moment. */
export const DateTime = new GraphQLScalarType<unknown, string>({
  name: 'DateTime',
  serialize: (moment) => (moment as Date).toISOString(),
  parseValue: (value) => {
    if (typeof value === 'string') return value;
    throw noMoment();
  },
  parseLiteral: (node) => {
    if (node.kind === Kind.STRING) return node.value;
    throw noMoment();
  },
});

/**
 * Rupees. Input passes as it came, a number or a string: whether it is a price is for the product's rules to say,
 * so that every fault of a form is reported at its field.
 */
export const Price = new GraphQLScalarType<number | string, number>({
  name: 'Price',
  serialize: (rupees) => rupees as number,
  parseValue: (value) => {
    if (typeof value === 'number' || typeof value === 'string') return value;
    throw noPrice();
  },
  parseLiteral: (node) => {
    if (node.kind === Kind.STRING) return node.value;
    if (node.kind === Kind.INT || node.kind === Kind.FLOAT) return Number(node.value);
    throw noPrice();
  },
});

/** Input passes as it came, where it is a number: the rules say whether it is an amount, so that every fault is reported at its field. */
export const MinorUnits = new GraphQLScalarType<number, number>({
  name: 'MinorUnits',
  serialize: (amount) => amount as number,
  parseValue: (value) => {
    if (typeof value === 'number') return value;
    throw noAmount();
  },
  parseLiteral: (node) => {
    if (node.kind === Kind.INT || node.kind === Kind.FLOAT) return Number(node.value);
    throw noAmount();
  },
});

/** Codes are checked by the rules of those who take them. */
export const CurrencyCode = codeOf('CurrencyCode');
export const CountryCode = codeOf('CountryCode');

/** Passed as it came: the schema of the content checks it, so that every fault is reported by its path. */
export const StorefrontContentValues = new GraphQLScalarType<unknown, unknown>({
  name: 'StorefrontContentValues',
});

/** Passed as it came: the library that reads it trusts nothing of it. */
export const WebAuthn = new GraphQLScalarType<unknown, unknown>({ name: 'WebAuthn' });

function codeOf(name: string): GraphQLScalarType<string, string> {
  const noCode = () => new GraphQLError(`A ${name} is a string.`, { extensions: { code: 'BAD_USER_INPUT' } });
  return new GraphQLScalarType<string, string>({
    name,
    serialize: (code) => code as string,
    parseValue: (value) => {
      if (typeof value === 'string') return value;
      throw noCode();
    },
    parseLiteral: (node) => {
      if (node.kind === Kind.STRING) return node.value;
      throw noCode();
    },
  });
}

function noAmount(): GraphQLError {
  return new GraphQLError('An amount is a whole number of the smallest unit of the currency.', {
    extensions: { code: 'BAD_USER_INPUT' },
  });
}

function noPrice(): GraphQLError {
  return new GraphQLError('A price is a number or a decimal string.', {
    extensions: { code: 'BAD_USER_INPUT' },
  });
}

function noMoment(): GraphQLError {
  return new GraphQLError('A moment is an ISO 8601 string.', { extensions: { code: 'BAD_USER_INPUT' } });
}
