import type { CaseInput } from '@isentrope/calculators/kit';
import { expect, test } from 'vitest';
import { calculatedTestCases, uncalculatedTestCases } from '../../testing/test-cases.ts';
import { box } from '../../testing/box.ts';
import { sortedNotes } from './case-notes.ts';
import { printedCases } from '../printed-case.ts';

const notes = (...input: readonly CaseInput[]) =>
  sortedNotes(box, printedCases(box, calculatedTestCases(box, input))).map(
    ({ message, of }) => `${message.level} ${of.join(' ')}: ${message.text}`,
  );
const beyond = 'The side is beyond 2 m.';

test('equal messages of several cases are listed once, with their numbers', () => {
  expect(notes({ side: 3000 }, { side: 100 }, { side: 4000 })).toEqual([`warning 1 3: ${beyond}`]);
  expect(sortedNotes(box, printedCases(box, uncalculatedTestCases(box, [{ side: 3000 }])))).toEqual([]);
});

test('the most severe message is first', () => {
  expect(notes({ side: 'x', load: 5 }, { side: 3000 })).toEqual([
    `warning 2: ${beyond}`,
    'info 1: Entered but not used by the simplified method: load.',
  ]);
});

test('messages already shown at a field are omitted', () => {
  expect(notes({ side: 'x' }).filter(note => note.includes('Side is not'))).toEqual([]);
  expect(notes({ side: '1,234' }).filter(note => note.includes('is read as'))).toEqual([]);
});
