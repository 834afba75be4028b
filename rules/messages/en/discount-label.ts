export const percentOff = (percent: number) => `${percent}% off`;
export const amountOff = (amount: string) => `${amount} off`;
export const freeShipping = 'Free shipping';
export const buyXGetY = (buys: number, gets: number, percent: number) =>
  percent === 100 ? `Buy ${buys}, get ${gets} free` : `Buy ${buys}, get ${gets} at ${percent}% off`;
