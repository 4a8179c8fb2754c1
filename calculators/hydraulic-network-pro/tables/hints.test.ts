import { expect, test } from 'vitest';
import { calculateJson } from '../../kit/index.ts';
import definition from '../definition.ts';

/** Refusals that say what to enter instead. */

const water = { fluidPhase: 'Liquid', density: 998, viscosity: 1, nodes: 'Tag | Pressure bar(g)\nA | 5\nB | 0' };

const messagesOf = (input: Readonly<Record<string, string | number>>) =>
  calculateJson(definition, { ...water, ...input }).messages.map(({ text }) => text);

test.each([
  ['flow', 'Flow kg/h'],
  ['flow coefficient', 'Kv'],
])('a control valve with a %s of zero is refused with the way to close it', (name, head) => {
  expect(messagesOf({ items: `Tag | Type | From | To | ${head}\nV | control valve | A | B | 0` })).toContain(
    `Item V, a control valve, has a ${name} of zero: leave it blank, and enter closed as its position if it is closed.`,
  );
});

test('equipment with a flow of zero is refused together with the other faults of its table', () => {
  const items = [
    'Tag | Type | From | To | Length m | Inside diameter mm | Differential bar | Flow kg/h',
    'E | equipment | A | B | | | 0.3 | 0',
    'L | line | A | B | 5 | 50 | |',
  ].join('\n');
  const messages = messagesOf({ items });
  expect(messages).toContain('Item E, equipment, needs a flow above zero.');
  expect(messages.join(' ')).toContain('Item L, a line, needs a roughness');
});

const line =
  'Tag | Type | From | To | Length m | NPS | Schedule | Roughness mm | Fittings\nL | line | A | B | 5 | 3 | 40 | 0.05';

test('sizes by NPS among sizes in DN are refused as a mixture', () => {
  const choice = { sizes: 'smallest', velocityLimit: 3, items: `${line} |` };
  expect(messagesOf({ ...choice, preferredSizes: '4, DN 150, 10' }).join(' ')).toContain(
    'have “4” beside sizes in DN, and DN 4 is no nominal size: name all of them by NPS or all by DN.',
  );
  expect(messagesOf({ ...choice, preferredSizes: 'DN 100, 150, 250' }).join(' ')).not.toContain('nominal size');
});

test('a pipe exit is an exit', () => {
  const flowWith = (fittings: string) =>
    calculateJson(definition, { ...water, items: `${line} | ${fittings}` }).results['totalInflow'];
  expect(flowWith('Pipe exit: 1')).toEqual(flowWith('Exit: 1'));
  expect(flowWith('Exit: 1')).toMatchObject({ unit: 'kg/h' });
});
