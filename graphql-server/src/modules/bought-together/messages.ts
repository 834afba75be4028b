export const boughtTogetherTexts = {
  pairsNotCounted: ({ reason }: { reason: string }) =>
    `The server could not count which products are bought together: ${reason}`,
};
