import { expect, test } from 'vitest';
import { casesFromList } from '../../kit/index.ts';
import register from './definition.ts';
import { scenarioAliases } from './scenarios.ts';

const read = (...lines: readonly string[]) => casesFromList(register, lines.join('\n').replaceAll(' | ', '\t'));

test('a register in the words of others is read, and scenarios that are not credible stay so', () => {
  const { cases, problems } = read(
    'Case | Scenario | Credible | Relief load (kg/h)',
    'A | Blocked outlet | Y | 1000',
    'B | Tube rupture | N | 300',
    'C | CV failure | n | 300',
    'D | Loss of cooling water | ja | 300',
    'E | Power failure | No | 300',
    'F | Fire | Y | 500',
  );
  expect(cases).toMatchObject([
    { userDescription: 'A', scenario: 'Closed outlets', flowRate: { value: '1000' } },
    { userDescription: 'B', scenario: 'Heat exchanger tube rupture', credible: 'No' },
    { userDescription: 'C', scenario: 'Control valve failure', credible: 'No' },
    { userDescription: 'D', scenario: 'Cooling failure' },
    { userDescription: 'E', scenario: 'Power failure', credible: 'No' },
  ]);
  expect(cases.map(each => each['credible'])).toEqual([undefined, 'No', 'No', undefined, 'No']);
  // Whether there is liquid decides the load of a fire.
  expect(problems).toEqual([expect.stringContaining('“Fire” is not an option of Scenario')]);
});

test('no name belongs to two scenarios', () => {
  const names = Object.values(scenarioAliases)
    .flat()
    .map(name => name.toLowerCase());
  expect(new Set(names).size).toBe(names.length);
});
