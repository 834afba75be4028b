import { assertValid } from '../../kernel/errors.ts';
import { readChanges } from '../../kernel/history/read.ts';
import type { Resolvers } from '../../schema.generated.ts';
import type { CurrentRelease } from './current-release.ts';
import { publishingMessages } from './messages.ts';
import type { ReleaseCollection } from './releases.ts';
import type { Release } from './storefront.ts';

const MAX_LISTED = 100;

export const storefrontResolvers: Resolvers = {
  Query: {
    storefront: (_, __, { publisher }) => publisher.read(),
    releases: (_, { first }, context) => listReleases(context, first),
  },
  Release: {
    changes: ({ entries }, _, context) => readChanges(context, entries),
  },
  ReleaseCounts: {
    redirects: ({ redirects }) => redirects ?? 0,
  },
  Mutation: {
    publishStorefront: (_, __, { publisher, recorder }) => publisher.publish(recorder),
    rollBackStorefront: (_, { release }, { publisher, recorder }) => publisher.rollBack(recorder, release),
    showSample: (_, __, { publisher, recorder }) => publisher.showSample(recorder),
    updateStorefrontSettings: (_, { input }, { publisher, recorder }) =>
      publisher.changeSettings(
        recorder,
        input.publishesAutomatically == null ? {} : { publishesAutomatically: input.publishesAutomatically },
      ),
  },
};

/** Newest first. @throws UserError for an invalid page size */
async function listReleases(
  { releases, publisher }: { releases: ReleaseCollection; publisher: { current: CurrentRelease } },
  first: number,
): Promise<{ nodes: Release[]; totalCount: number }> {
  if (!(first >= 1 && first <= MAX_LISTED)) {
    assertValid({ first: publishingMessages.firstOutOfRange({ max: MAX_LISTED }) });
  }
  const shown = publisher.current.release?._id;
  const found = await releases.find().sort({ _id: -1 }).limit(first).toArray();
  const nodes = found.map(({ _id: number, checked, ...record }) => ({
    ...record,
    number,
    reused: record.pages - checked,
    isCurrent: number === shown,
    url: `/?release=${number}`,
  }));
  return { nodes, totalCount: await releases.countDocuments() };
}
