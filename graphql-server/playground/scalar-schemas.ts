import type { GraphiQLProps } from 'graphiql';

/** What the variables editor checks the schema's own scalars against, and shows when they are hovered. */
export const SCALAR_SCHEMAS: NonNullable<GraphiQLProps['customScalarSchemas']> = {
  Price: {
    description: 'Rupees with at most two decimals, as a number or a decimal string.',
    type: ['number', 'string'],
  },
  DateTime: { description: 'A moment in UTC, as an ISO 8601 string.', type: 'string' },
  Upload: {
    description:
      'A picture: "file:1" is the first one of the Files panel, "file:saree.jpg" the one of that name.',
    type: 'string',
    pattern: '^file:\\S',
  },
};
