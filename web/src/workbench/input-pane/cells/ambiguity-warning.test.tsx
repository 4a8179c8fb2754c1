// @vitest-environment happy-dom
import { blankCase, caseFrom, openWorkbook, shareFragment, type CaseData } from '@isentrope/calculators/kit';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { workText } from '../../files/saved-work/work-record.ts';
import { blankSheet } from '../../state/sheet-title.ts';
import { saveRecord } from '../../files/saved-work/work-store.ts';
import { box } from '../../testing/box.ts';
import { newBrowser } from '../../testing/browser.ts';
import {
  button,
  enter,
  field,
  focus,
  leave,
  leavePage,
  openPage,
  paste,
  press,
  type,
  words,
} from '../../testing/page.tsx';

beforeEach(() => void newBrowser());
afterEach(leavePage);

const cellOf = (name: string) => field(name).closest('.cell');
const remark = (name: string) => words(cellOf(name)?.querySelector('.doubt'));
const apart = '12\u202f500'.replace('\u202f', ' ');
const pointedOut = `Read as 12.5. Meant ${apart}? 12.5${apart}`;
const doubtful = caseFrom(box, { side: '12,500', parts: 'nut: 1; bolt: 12,000' });

describe('an ambiguous number is marked at its field with both readings,', () => {
  test('when typed', async () => {
    await openPage(box);
    await type(field('Side'), '12,500');
    expect(remark('Side')).toBe(pointedOut);
  });

  test('when pasted as a block or by label', async () => {
    await openPage(box);
    await paste(field('Side'), '12,500\n7');
    expect([remark('Side'), remark('Coating')]).toEqual([pointedOut, undefined]);
    await paste(field('Side'), '12,500\n12,5');
    expect([remark('Side'), remark('Coating')]).toEqual([undefined, undefined]);
    await paste(field('Side'), 'Coating\t12,500');
    expect(remark('Coating')).toBe(pointedOut);
  });

  test('when opened from a link', async () => {
    history.replaceState(null, '', `/box${await shareFragment(box, [doubtful])}`);
    await openPage(box);
    expect([remark('Side'), remark('Parts')]).toEqual([pointedOut, expect.stringContaining('Read as 12. Meant')]);
  });

  test('when restored from storage', async () => {
    const work = { cases: [doubtful], calculatedFrom: [], units: {}, title: blankSheet, questions: [], places: {} };
    saveRecord(box, localStorage, 'one', workText(box, work));
    await openPage(box);
    expect(remark('Side')).toBe(pointedOut);
  });

  test('when imported as text from a workbook', () => {
    const rows = [
      ['Field', 'Id', 'Unit', 'Case 1'],
      ['Side', 'side', 'mm', '12,500'],
    ];
    const [read] = openWorkbook(box, [{ name: 'Results', rows }]).cases;
    expect(read).toEqual({ ...blankCase(box), side: { text: '12,500', unit: 'mm' } } satisfies CaseData);
  });

  test.each(['1,23.45', '1.23,4', '1,2345,67'])('while %s has no reading and is refused', async typed => {
    await openPage(box);
    await type(field('Side'), typed);
    expect(field('Side').getAttribute('aria-invalid')).toBe('true');
    expect(words(cellOf('Side')?.querySelector('.why'))).toContain('two decimal marks or stray digits');
  });

  test.each(['1 234,5', "1'234", '1’234.5', '12,5', '0,125', '12.500'])('while %s has one reading', async typed => {
    await openPage(box);
    await type(field('Side'), typed);
    expect(cellOf('Side')?.querySelector('.why')).toBeNull();
  });
});

describe('an ambiguous amount of a list', () => {
  test('is marked when the list is left, and a reading can be chosen', async () => {
    await openPage(box);
    await enter(field('Parts'), 'nut');
    await enter(field('count of Hex nut'), '12,000');
    expect(remark('Parts')).toBeUndefined();
    await leave(field('count of Hex nut'));
    expect(remark('Parts')).toMatch(/^Read as 12\. Meant 12 000\?/);
    expect(field('count of Hex nut').hasAttribute('aria-invalid')).toBe(false);
    const answer = button('count of Hex nut is 12000');
    await focus(answer);
    await press(answer);
    expect(field('count of Hex nut').value).toBe('12000');
    expect(document.activeElement).toBe(field('count of Hex nut'));
    expect(remark('Parts')).toBeUndefined();
  });
});
