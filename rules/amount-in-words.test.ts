import { expect, test } from 'vitest';
import { amountInWords } from './amount-in-words.ts';

test.each([
  [0, 'INR', 'Rupees Zero Only'],
  [1, 'INR', 'Rupees Zero and One Paise Only'],
  [1_500, 'INR', 'Rupees Fifteen Only'],
  [10_000, 'INR', 'Rupees One Hundred Only'],
  [12_345_67, 'INR', 'Rupees Twelve Thousand Three Hundred Forty Five and Sixty Seven Paise Only'],
  [1_00_005_50, 'INR', 'Rupees One Lakh Five and Fifty Paise Only'],
  [
    9_99_99_999_00,
    'INR',
    'Rupees Nine Crore Ninety Nine Lakh Ninety Nine Thousand Nine Hundred Ninety Nine Only',
  ],
  [1_00_00_00_00_000_00, 'INR', 'Rupees Ten Thousand Crore Only'],
  [
    1_234_567_89,
    'USD',
    'USD One Million Two Hundred Thirty Four Thousand Five Hundred Sixty Seven and 89/100 Only',
  ],
  [1_500, 'JPY', 'JPY One Thousand Five Hundred Only'],
])('%d of %s reads %s', (amount, currency, words) => {
  expect(amountInWords({ amount, currency })).toBe(words);
});
