import { GraphQLError, GraphQLScalarType, Kind } from 'graphql';
import { appTexts } from '../messages.ts';

/** A point in time: a Date internally, an ISO 8601 string in the API. Input passes unchanged: the product's rules validate it. */
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
 * Rupees. Input passes unchanged, a number or a string: the product's rules validate it, so that every error of a form is
 * reported at its field.
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

/** Numbers pass unchanged: the rules check whether they are amounts, so that every error is reported at its field. */
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

/** Codes pass unchanged as strings: the fields that use them check whether the code exists. */
export const CurrencyCode = codeOf('CurrencyCode');
export const CountryCode = codeOf('CountryCode');
export const CalendarDate = codeOf('Date');

/**
 * Input passes unchanged: the schema of the content validates it, so that every error is reported with its
 * path.
 */
export const StorefrontContentValues = new GraphQLScalarType<unknown, unknown>({
  name: 'StorefrontContentValues',
});

/** Input passes unchanged: the library that reads it validates everything. */
export const WebAuthn = new GraphQLScalarType<unknown, unknown>({ name: 'WebAuthn' });

function codeOf(name: string): GraphQLScalarType<string, string> {
  const noCode = () =>
    new GraphQLError(appTexts.notText({ name }), { extensions: { code: 'BAD_USER_INPUT' } });
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
  return new GraphQLError(appTexts.notAmount, {
    extensions: { code: 'BAD_USER_INPUT' },
  });
}

function noPrice(): GraphQLError {
  return new GraphQLError(appTexts.notPrice, {
    extensions: { code: 'BAD_USER_INPUT' },
  });
}

function noMoment(): GraphQLError {
  return new GraphQLError(appTexts.notMoment, {
    extensions: { code: 'BAD_USER_INPUT' },
  });
}
