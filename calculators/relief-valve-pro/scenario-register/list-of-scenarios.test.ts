import { expect, test } from 'vitest';
import { casesFromList } from '../../kit/index.ts';
import register from './definition.ts';
import { scenarioAliases } from './scenarios.ts';

const read = (...lines: readonly string[]) => casesFromList(register, lines.join('\n').replaceAll(' | ', '\t'));

test('a register in the words of others is read, and scenarios that are not credible stay so', () => {
  const { cases, problems, remarks } = read(
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
    { userDescription: 'F', scenario: 'External pool fire', flowRate: { value: '500' } },
  ]);
  expect(cases.map(each => each['credible'])).toEqual([undefined, 'No', 'No', undefined, 'No', undefined]);
  expect(problems).toEqual([]);
  // Whether there is liquid decides a load that is calculated.
  expect(remarks).toContain('In column B (Scenario), “Fire” is read as External pool fire: row 7.');
});

test('no name belongs to two scenarios', () => {
  const names = Object.values(scenarioAliases)
    .flat()
    .map(name => name.toLowerCase());
  expect(new Set(names).size).toBe(names.length);
});
