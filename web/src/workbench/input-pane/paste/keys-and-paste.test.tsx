// @vitest-environment happy-dom
import { describe, expect, test } from 'vitest';
import { setUpWorkbench } from '../../testing/set-up-workbench.ts';
import {
  button,
  caseAt,
  eventually,
  field,
  fields,
  focus,
  paste,
  press,
  pressKey,
  statusMessage,
  type,
} from '../../testing/page.tsx';

setUpWorkbench();

/** The focused case and field. */
const focusedCell = () => {
  const { dataset, className } = document.activeElement as HTMLElement;
  return dataset['field'] === undefined ? className : `${dataset['case']} ${dataset['field']}`;
};
const twoCases = async () => press(button('Add New Case'));
const inFirst = async (name: string) => focus(field(name, caseAt(0)));

describe('keys', () => {
  test('Enter and vertical arrows move along a case and stop at its ends', async () => {
    await twoCases();
    await inFirst('Side');
    expect(await pressKey('Enter')).toBe(true);
    expect(focusedCell()).toBe('1 coating');
    await pressKey('ArrowDown');
    expect(focusedCell()).toBe('1 margin');
    await pressKey('ArrowUp');
    await pressKey('Enter', { shiftKey: true });
    expect(focusedCell()).toBe('1 side');
    await inFirst('User description, case 1');
    expect(await pressKey('ArrowUp')).toBe(false);
    expect(focusedCell()).toBe('1 userDescription');
  });

  test('vertical arrows change a select, and Enter leaves it', async () => {
    await inFirst('Shape');
    expect(await pressKey('ArrowDown')).toBe(false);
    expect(await pressKey('ArrowUp')).toBe(false);
    expect(focusedCell()).toBe('1 shape');
    await pressKey('Enter');
    expect(focusedCell()).toBe('1 side');
    await pressKey('Enter', { shiftKey: true });
    expect(focusedCell()).toBe('1 shape');
  });

  test('horizontal arrows move to the adjacent case, from a select immediately', async () => {
    await twoCases();
    await inFirst('Shape');
    expect(await pressKey('ArrowRight')).toBe(true);
    expect(focusedCell()).toBe('2 shape');
    expect(await pressKey('ArrowRight')).toBe(false);
    await pressKey('ArrowLeft');
    expect(focusedCell()).toBe('1 shape');
    expect(await pressKey('ArrowLeft')).toBe(false);
    expect(await pressKey('ArrowRight', { shiftKey: true })).toBe(false);
    expect(focusedCell()).toBe('1 shape');
  });

  test('horizontal arrows move inside the text, and leave it at its ends or if all is selected', async () => {
    await twoCases();
    const side = field('Side', caseAt(0)) as HTMLInputElement;
    await type(side, '125');
    await focus(side);
    side.setSelectionRange(1, 1);
    expect(await pressKey('ArrowRight')).toBe(false);
    expect(await pressKey('ArrowLeft')).toBe(false);
    side.setSelectionRange(3, 3);
    expect(await pressKey('ArrowLeft')).toBe(false);
    side.setSelectionRange(1, 3);
    expect(await pressKey('ArrowRight')).toBe(false);
    side.setSelectionRange(0, 2);
    expect(await pressKey('ArrowLeft')).toBe(false);
    side.setSelectionRange(3, 3);
    expect(await pressKey('ArrowRight', { shiftKey: true })).toBe(false);
    expect(focusedCell()).toBe('1 side');
    expect(await pressKey('ArrowRight')).toBe(true);
    expect(focusedCell()).toBe('2 side');
    await pressKey('ArrowLeft');
    expect(focusedCell()).toBe('1 side');
    expect([side.selectionStart, side.selectionEnd]).toEqual([0, 3]);
    await pressKey('ArrowRight');
    expect(focusedCell()).toBe('2 side');
    const other = field('Side', caseAt(1)) as HTMLInputElement;
    await type(other, '7');
    await focus(other);
    other.setSelectionRange(0, 0);
    expect(await pressKey('ArrowLeft', { shiftKey: true })).toBe(false);
    await pressKey('ArrowLeft');
    expect(focusedCell()).toBe('1 side');
  });

  test('Alt+Enter focuses the unit, and Enter or Escape returns', async () => {
    for (const back of ['Enter', 'Escape']) {
      await inFirst('Side');
      expect(await pressKey('Enter', { altKey: true })).toBe(true);
      expect(focusedCell()).toBe('unit');
      await pressKey('x');
      expect(focusedCell()).toBe('unit');
      await pressKey(back);
      expect(focusedCell()).toBe('1 side');
    }
    await inFirst('Remark');
    expect(await pressKey('Enter', { altKey: true })).toBe(false);
    expect(focusedCell()).toBe('1 remark');
  });

  test('with Ctrl or ⌘, or during composition, are ignored', async () => {
    await inFirst('Side');
    for (const held of [{ ctrlKey: true }, { metaKey: true }, { isComposing: true }])
      expect(await pressKey('ArrowDown', held)).toBe(false);
    expect(focusedCell()).toBe('1 side');
  });

  test('outside of fields are ignored', async () => {
    await focus(button('Duplicate: Case 1'));
    expect(await pressKey('ArrowDown')).toBe(false);
    expect(focusedCell()).toBe('');
  });
});

describe('pasting', () => {
  const values = (name: string) =>
    [...document.querySelectorAll('.case')].map(each => field(name, each as HTMLElement).value);

  test('one cell is left to the field', async () => {
    expect(await paste(field('Side'), '5')).toBe(false);
    expect(statusMessage()).toBe('');
  });

  test('outside of a field is ignored', async () => {
    expect(await paste(button('Duplicate: Case 1'), '5\t6')).toBe(false);
    expect(statusMessage()).toBe('');
  });

  test('a block fills the fields and the adjacent cases', async () => {
    expect(await paste(field('Side'), '5\t6\n7\t8')).toBe(true);
    expect(statusMessage()).toBe('Pasted 2 × 2 cells.');
    expect([values('Side'), values('Coating')]).toEqual([
      ['5', '6'],
      ['7', '8'],
    ]);
  });

  test('a block of 10,000 columns or rows fills what there is room for, and its size is stated', async () => {
    await paste(field('Side'), Array.from({ length: 10_000 }, (_, index) => String(index + 1)).join('\n'));
    await eventually(() => expect(statusMessage()).toMatch(/^Pasted the first \d rows of 10000 × 1 cells; there are no more fields\.$/)); // prettier-ignore
    expect([values('Side'), values('Coating')]).toEqual([['1'], ['2']]);
  });

  test('a number read by the marks of other columns is named', async () => {
    await paste(field('Side'), '1.234\n2,5');
    expect([values('Side'), values('Coating')]).toEqual([['1234'], ['2,5']]);
    expect(statusMessage()).toBe(
      'Pasted 2 × 1 cells. 1.234 is read as 1234, by the decimal marks of the other numbers.',
    );
  });

  test('a row or column counts as a block', async () => {
    expect(await paste(field('Side'), '5\t6')).toBe(true);
    expect(values('Side')).toEqual(['5', '6']);
    expect(await paste(field('Side'), '7\n8')).toBe(true);
    expect([values('Side'), values('Coating')]).toEqual([
      ['7', '6'],
      ['8', ''],
    ]);
  });

  test('a blank cell leaves its field, and a quoted name is one cell', async () => {
    await type(field('Side'), '4');
    await paste(field('User description, case 1'), '"Tank ""A""\nold"\tB\r\n\t\r\nslab\t\r\n\t9\r\n');
    expect(values('Side')).toEqual(['4', '9']);
    expect(field('User description, case 1').value).toBe('Tank "A" old');
    expect(values('Shape')).toEqual(['slab', 'cube']);
  });

  test('fills the fields that a pasted choice shows', async () => {
    await paste(field('Shape'), 'Flat slab\n5\n6\n7');
    expect([field('Side').value, field('Height').value, field('Coating').value]).toEqual(['5', '6', '7']);
  });

  test('two columns into a list fills its lines', async () => {
    expect(await paste(field('Parts'), 'Hex nut\t4\nbolt\t2')).toBe(true);
    expect([field('count of Hex nut').value, field('count of Bolt').value]).toEqual(['4', '2']);
    expect(statusMessage()).toBe('');
    expect(await paste(field('count of Bolt'), '8\n9')).toBe(true);
    expect([field('count of Hex nut').value, field('count of Bolt').value]).toEqual(['4', '8']);
    expect(await paste(field('count of Hex nut'), '6\n7')).toBe(true);
    expect([field('count of Hex nut').value, field('count of Bolt').value]).toEqual(['6', '7']);
    expect(await paste(field('count of Bolt'), '9')).toBe(false);
  });

  test('labelled rows fill the named fields, also from inside a list', async () => {
    expect(await paste(field('Parts'), 'Side, m\t4\nColour\tred')).toBe(true);
    expect([field('Side').value, field('Unit of Side').value]).toEqual(['4', 'm']);
    expect(fields()).not.toContain('part 1');
    expect(statusMessage()).toBe('Filled one field by name. Not understood: "Colour".');
  });
});
