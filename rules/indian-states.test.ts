import { expect, test } from 'vitest';
import { INDIAN_STATES, isPin, statesOfPin } from './indian-states.ts';

test.for([
  ['110001', 'New Delhi', ['DL']],
  ['400050', 'Mumbai', ['MH']],
  ['403001', 'Panaji', ['GA']],
  ['560001', 'Bengaluru', ['KA']],
  ['500034', 'Hyderabad', ['TS']],
  ['600004', 'Chennai', ['TN']],
  ['700019', 'Kolkata', ['WB']],
  ['737101', 'Gangtok', ['SK']],
  ['744101', 'Port Blair', ['AN']],
  ['194101', 'Leh', ['LA']],
  ['248001', 'Dehradun', ['UK']],
  ['781001', 'Guwahati', ['AS']],
  ['799001', 'Agartala', ['TR']],
  ['834001', 'Ranchi', ['JH']],
  ['800001', 'Patna', ['BR']],
] as const)('%s is in %s', ([pin, , states]) => {
  expect(statesOfPin(pin)).toEqual(states);
});

test.for([
  ['160017', 'Chandigarh', 'CH'],
  ['605001', 'Puducherry', 'PY'],
  ['673310', 'Mahe', 'PY'],
  ['682555', 'Kavaratti', 'LD'],
  ['396210', 'Daman', 'DH'],
  ['247667', 'Roorkee', 'UK'],
  ['247001', 'Saharanpur', 'UP'],
] as const)('%s may be in %s, and in a state beside it', ([pin, , state]) => {
  expect(statesOfPin(pin)).toContain(state);
  expect(statesOfPin(pin).length).toBeGreaterThan(1);
});

test('an army PIN may be anywhere', () => {
  expect(isPin('900056')).toBe(true);
  expect(statesOfPin('900056')).toEqual([]);
});

test.for(['', '1100', '1100011', '010001', '11 00 01', '11000a', '११०००१'])('%s is not a PIN', (text) => {
  expect(isPin(text)).toBe(false);
  expect(statesOfPin(text)).toEqual([]);
});

test('every PIN has existing states, and every state has PINs', () => {
  const pins = Array.from({ length: 900 }, (_, index) => `${index + 100}001`);
  const named = new Set(pins.flatMap(statesOfPin));
  expect([...named].toSorted()).toEqual(Object.keys(INDIAN_STATES).toSorted());
});
