// @vitest-environment happy-dom
import { findCalculator } from '@isentrope/calculators';
import { describe, expect, test } from 'vitest';
import { box } from './testing/box.ts';
import { setUpWorkbench } from './testing/set-up-workbench.ts';
import {
  button,
  buttons,
  caseAt,
  applyChange,
  click,
  enter,
  eventually,
  field,
  fields,
  focus,
  leavePage,
  notesOf,
  openMenu,
  openPage,
  openTab,
  press,
  pressKey,
  resultsAt,
  statusMessage,
  type,
  turnLiveOff,
  words,
} from './testing/page.tsx';

const browser = setUpWorkbench();

/** The results of a case by label: reason, value and unit as shown. */
const resultOf = (label: string, index = 0) => {
  const row = [...resultsAt(index).querySelectorAll('.result-row, .cross-row')].find(
    each => words(each.querySelector('.row-label span, .row-label label')) === label,
  );
  return row?.querySelector('.cell');
};
const read = (label: string, index = 0) => words(resultOf(label, index)?.querySelector('.value'));
const names = () => [...document.querySelectorAll<HTMLInputElement>('.case-name')].map(({ value }) => value);
const outdatedText = () => words(document.querySelector('.bar-stale'));

/** Cases named by letters, in order. */
async function threeCases() {
  await type(field('User description, case 1'), 'A');
  for (const [index, name] of ['B', 'C'].entries()) {
    await press(button('Add New Case'));
    await type(field(`User description, case ${index + 2}`), name);
  }
}

describe('results', () => {
  test('appear on Calculate, with units', async () => {
    expect(read('Volume')).toBe('--');
    await type(field('Side'), '1500');
    await press(button('Calculate'));
    expect(statusMessage()).toBe('Calculated.');
    expect(read('Volume')).toBe('3.375');
    expect(read('Edge')).toBe('1504');
    expect(read('Large')).toBe('Yes');
    expect(read('Grade')).toBe('coarse');
    expect(field('Unit of Volume').value).toBe('m³');
    expect(field('Unit of Volume').tabIndex).toBe(0);
    expect(resultOf('Volume')?.className).toBe('cell result primary');
    expect(resultOf('Edge')?.className).toBe('cell result');
    expect(resultOf('Large')?.querySelector('select')).toBeNull();
  });

  test('that are missing show the reason, stated once per missing field', async () => {
    await press(button('Calculate'));
    expect(read('Volume')).toBe('-- needs side');
    expect(read('Edge')).toBe('--');
    expect(read('Never')).toBe('-- nobody knows');
    expect(read('Spare')).toBe('-- needs margin');
    expect(resultOf('Never')?.className).toBe('cell result absent');
  });

  test('are shown in their chosen unit in every case', async () => {
    await type(field('Side'), '100');
    await press(button(`Duplicate: Case 1`));
    await press(button('Calculate'));
    await enter(field('Unit of Edge', resultsAt(0)), 'm');
    expect([read('Edge'), read('Edge', 1)]).toEqual(['0.104', '0.104']);
    await press(button('Undo the change of unit'));
    expect(read('Edge')).toBe('104');
  });

  test('are marked as outdated after an edit', async () => {
    turnLiveOff();
    await type(field('Side'), '100');
    await press(button('Calculate'));
    expect(outdatedText()).toBeUndefined();
    expect(resultOf('Volume')?.classList.contains('stale')).toBe(false);
    expect(document.querySelector('.stale-notes')).toBeNull();
    await type(field('Side'), '200');
    expect(resultOf('Volume')?.classList.contains('stale')).toBe(true);
    expect(resultOf('Cross-check, Generous')?.classList.contains('stale')).toBe(true);
    expect(document.querySelector('.stale-notes')).not.toBeNull();
    expect(notesOf()[0]).toContain('out of date');
    expect(outdatedText()).toBe('Case 1 edited since the last calculation');
    await press(button('Calculate'));
    expect(outdatedText()).toBeUndefined();
  });

  test('of the other method are shown with the deviation', async () => {
    await type(field('Side'), '100');
    await press(button('Calculate'));
    expect(read('Volume')).toBe('0.001000');
    expect(read('Cross-check, Generous')).toBe('0.001040 m³+4.0 %');
    expect(resultOf('Cross-check, Generous')?.className).toBe('cell cross');
    await type(field('Coating'), '12.5');
    await press(button('Calculate'));
    expect(read('Volume')).toBe('!0.001000');
    expect(read('Cross-check, Generous')).toBe('0.001250 m³+25.0 %');
    await enter(field('Method'), 'generous');
    await press(button('Calculate'));
    expect(read('Volume')).toBe('!0.001250');
    expect(read('Cross-check, Plain')).toBe('0.001000 m³−20.0 %');
    expect(resultOf('Cross-check, Generous')).toBeUndefined();
    await type(field('Coating'), '0');
    await press(button('Calculate'));
    expect(read('Cross-check, Plain')).toBe('0.001000 m³±0 %');
  });

  test('of the other method are missing for the same reason', async () => {
    await press(button('Calculate'));
    expect(read('Cross-check, Generous')).toContain('--');
    expect(resultOf('Cross-check, Generous')?.className).toBe('cell cross absent');
  });

  test('with a warning are marked, and the warning is listed below with its source', async () => {
    await type(field('Side'), '2500');
    await press(button('Calculate'));
    expect(read('Edge')).toBe('!2504');
    expect(read('Volume')).not.toContain('!');
    expect(notesOf()).toContain('warning: The side is beyond 2 m. ISO 1, 4');
    expect(document.querySelector('.result-notes .warning')).not.toBeNull();
  });

  test('that are tables are shown below, for the active case', async () => {
    turnLiveOff();
    await type(field('Side'), '100');
    await press(button('Duplicate: Case 1'));
    await press(button('Calculate'));
    await focus(field('Side', caseAt(1)));
    const tables = [...document.querySelectorAll('.result-table')];
    expect(tables.map(each => words(each.querySelector('h2')))).toEqual(['CutsCase 2']);
    expect(tables[0]?.className).toBe('result-table');
    expect(words(tables[0]?.querySelector('tbody'))).toBe('50.00100.0');
    await type(field('Side', caseAt(1)), '5');
    expect(document.querySelector('.result-table')?.className).toBe('result-table stale-notes');
  });

  test('have tabs for working and references', async () => {
    await openTab('Working');
    expect(words(document.querySelector('.panel-empty'))).toContain('once the case has been calculated');
    await type(field('Side'), '100');
    await press(button('Calculate'));
    await eventually(() => expect(document.querySelectorAll('.working .step').length).toBeGreaterThan(3));
    const volume = [...document.querySelectorAll('.step')].find(each => words(each)?.startsWith('Volume'));
    expect(words(volume?.querySelector('.step-value'))).toBe('V = 0.0010000 m³');
    expect(volume?.querySelector('.step-value math')?.getAttribute('display')).toBe('inline');
    expect(volume?.querySelector('math[display="block"]')?.getAttribute('aria-label')).toBe('V = a³');
    expect(words(volume?.querySelector('.numbers'))).toContain('0.1');
    await openTab('References');
    await eventually(() => expect(words(document.querySelector('.desk'))).toContain('Handbook of boxes.'));
    expect(words(document.querySelector('.desk'))).toContain('Before useMeasure twice.');
  });
});

describe('cases', () => {
  test('can be added, undone and redone', async () => {
    await threeCases();
    expect(names()).toEqual(['A', 'B', 'C']);
    expect(buttons(document.querySelector('.workbench-bar') ?? document)).toEqual([
      'Calculate',
      'Add New Case',
      'Clear “C”',
      'Undo the entry in User description',
      'Inputs',
      'Results',
      'Working',
    ]);
    await press(button('Undo the entry in User description'));
    await press(button('Undo the new case'));
    expect(names()).toEqual(['A', 'B']);
    await press(button('Redo the new case'));
    expect(names()).toEqual(['A', 'B', '']);
  });

  test('can be moved to either side, but not beyond the ends', async () => {
    await threeCases();
    expect(button('Move earlier: A').disabled).toBe(true);
    expect(button('Move later: A').disabled).toBe(false);
    expect(button('Move later: B').disabled).toBe(false);
    expect(button('Move later: C').disabled).toBe(true);
    await press(button('Move later: A'));
    expect(names()).toEqual(['B', 'A', 'C']);
    await press(button('Move earlier: C'));
    expect(names()).toEqual(['B', 'C', 'A']);
    expect([...document.querySelectorAll('.case .case-number')].map(words)).toEqual(['1', '2', '3']);
  });

  test('keep the focus on the move button, or on the opposite one at an end', async () => {
    await threeCases();
    await focus(button('Move later: B'));
    await press(button('Move later: B'));
    expect(names()).toEqual(['A', 'C', 'B']);
    // At the end it cannot be moved further.
    expect(document.activeElement).toBe(button('Move earlier: B'));
    await press(button('Move earlier: B'));
    expect(document.activeElement).toBe(button('Move earlier: B'));
    await press(button('Move earlier: B'));
    expect(document.activeElement).toBe(button('Move later: B'));
  });

  test('are shown side by side with aligned rows of fields and results', async () => {
    await threeCases();
    const bands = [...document.querySelectorAll<HTMLElement>('.band')];
    expect(bands.map(band => band.style.getPropertyValue('--cases'))).toEqual(['3', '3']);
    for (const band of bands)
      expect(Number(band.style.getPropertyValue('--rows'))).toBe(
        band.querySelectorAll('.column:first-child > .row').length,
      );
  });

  test('can be shown one at a time, with navigation', async () => {
    await threeCases();
    const inSight = () => [...document.querySelectorAll('.column')].map(each => each.getAttribute('aria-label'));
    await press(field('One at a time'));
    expect(inSight()).toEqual(['C', 'Results, C']);
    await press(button('Previous case'));
    expect(inSight()).toEqual(['B', 'Results, B']);
    expect(button('2 B').getAttribute('aria-current')).toBe('true');
    await press(button('1 A'));
    expect(button('Previous case').disabled).toBe(true);
    expect(inSight()).toEqual(['A', 'Results, A']);
    await press(field('One at a time'));
    expect(inSight()).toHaveLength(6);
  });

  test('are shown one at a time on a phone, with views for inputs, results and working', async () => {
    await threeCases();
    const view = () => document.querySelector('.workbench-body')?.getAttribute('data-view');
    await applyChange(() => {
      browser().screen.width = 360;
    });
    expect(document.querySelectorAll('.case')).toHaveLength(1);
    expect(view()).toBe('inputs');
    const views = document.querySelector('.bar-views') ?? document;
    await press(button('Working', views));
    expect(view()).toBe('desk');
    expect(words(document.querySelector('[role="tab"][aria-selected="true"]'))).toBe('Working');
    await press(button('Results', views));
    expect(words(document.querySelector('[role="tab"][aria-selected="true"]'))).toBe('Results');
    await click(document.querySelector('.line-drawing .pick') ?? undefined);
    expect(view()).toBe('inputs');
    expect(document.activeElement).toBe(field('Side'));
  });

  test('have a working pane on a wide screen', async () => {
    await applyChange(() => {
      browser().screen.width = 1920;
    });
    expect(document.querySelector('.working-beside')).not.toBeNull();
    expect([...document.querySelectorAll('[role="tab"]')].map(words)).toEqual([
      'Results',
      'Checks',
      'Explore',
      'References',
    ]);
  });

  test('are activated by their button or the previous and next buttons', async () => {
    await threeCases();
    await press(button('Remove: B'));
    expect(names()).toEqual(['A', 'C']);
    expect((document.activeElement as HTMLInputElement).value).toBe('C');
    await press(button('Remove: C'));
    expect((document.activeElement as HTMLInputElement).value).toBe('A');
    await press(button('Remove: A'));
    expect(names()).toEqual(['']);
  });

  test('are copied next to the original', async () => {
    await threeCases();
    await press(button('Duplicate: A'));
    expect(names()).toEqual(['A', 'A', 'B', 'C']);
  });

  test('are copied with their results', async () => {
    await type(field('Side'), '100');
    await press(button('Calculate'));
    await press(button('Duplicate: Case 1'));
    expect(read('Volume', 1)).toBe('0.001000');
  });

  test('are cleared individually: the active one', async () => {
    expect(buttons(document.querySelector('.workbench-bar') ?? document)).toContain('Clear');
    await threeCases();
    await focus(field('Side', caseAt(1)));
    await press(button('Clear “B”'));
    expect(names()).toEqual(['A', '', 'C']);
  });

  test('that are edited or not calculated are listed in a message', async () => {
    turnLiveOff();
    await type(field('Side'), '100');
    await press(button('Duplicate: Case 1'));
    await press(button('Calculate'));
    expect(statusMessage()).toBe('2 cases calculated.');
    for (const index of [0, 1]) await type(field('Side', caseAt(index)), '5');
    expect(outdatedText()).toBe('Cases 1, 2 edited since the last calculation');
  });

  test('with different fields have empty cells for missing ones', async () => {
    await press(button('Add New Case'));
    await enter(field('Shape', caseAt(1)), 'slab');
    expect(fields(caseAt(0))).not.toContain('Height');
    expect(field('Height', caseAt(1)).value).toBe('');
    const rows = (index: number) => caseAt(index).querySelectorAll('.row').length;
    expect(rows(0)).toBe(rows(1));
  });
});

describe('the drawing', () => {
  const marks = () => [...document.querySelectorAll('.line-drawing > path, .line-drawing > text')];

  test('follows the choices before calculation', async () => {
    expect(document.querySelector('.line-drawing')?.getAttribute('aria-label')).toBe('A cube');
    await enter(field('Shape'), 'slab');
    expect(document.querySelector('.line-drawing')?.getAttribute('aria-label')).toBe('A slab');
  });

  test('highlights the focused field, and focuses a field on click', async () => {
    expect(marks().map(mark => mark.getAttribute('class'))).toEqual([
      'pen-outline',
      'pen-dimension pick',
      'pen-ink pick',
    ]);
    expect(words(document.querySelector('.line-drawing text'))).toBe('a1');
    expect(words(document.querySelector('.line-drawing tspan'))).toBe('1');
    await click(marks()[1]);
    expect(document.activeElement).toBe(field('Side'));
    expect(marks().map(mark => mark.getAttribute('class'))).toEqual([
      'pen-outline',
      'pen-dimension lit pick',
      'pen-ink lit pick',
    ]);
  });
});

describe('examples', () => {
  test('are loaded from the menu and announced', async () => {
    const menu = document.querySelector<HTMLElement>('[popover][aria-label="Load example"]');
    expect([...(menu?.querySelectorAll('button') ?? [])].map(words)).toEqual([
      'A small boxHandbook, p. 1',
      'Two boxesHandbook, p. 2',
    ]);
    menu?.showPopover();
    await press(button('Two boxesHandbook, p. 2'));
    expect(menu?.hasAttribute('data-open')).toBe(false);
    expect(statusMessage()).toBe('Example loaded: Two boxes (Handbook, p. 2).');
    expect([field('Side', caseAt(0)).value, field('Side', caseAt(1)).value]).toEqual(['200', '300']);
  });

  test('announce a method that the present cases do not have', async () => {
    const orifice = await findCalculator('restriction-orifice')?.load();
    await leavePage();
    if (orifice) await openPage(orifice);
    expect(words(document.querySelector('.row-help'))).toMatch(/^ISO 5167-2 is recommended\. The simplified method/);
    expect(field('Method').value).toBe('original');
    await press(button('Load example'));
    expect(statusMessage()).toMatch(/^Example loaded: .*bore 50 mm\)\. The method is now ISO 5167-2\.$/);
    expect(field('Method').value).toBe('iso5167');
    await press(button('Load example'));
    expect(statusMessage()).toMatch(/^Example loaded: .*bore 50 mm\)\.$/);
  });

  test("are converted to the user's preferred units", async () => {
    await press(button('US customary', await openMenu('Units')));
    await press(button('Two boxesHandbook, p. 2', await openMenu('Load example')));
    expect(statusMessage()).toBe('Example loaded in US customary units: Two boxes (Handbook, p. 2).');
    expect([field('Side').value, field('Unit of Side').value]).toEqual(['7.874', 'inch']);
    await press(button('Calculate'));
    expect(resultOf('Edge')?.querySelector('select')?.value).toBe('inch');
    await enter(field('Unit of Side'), 'mm');
    expect(field('Side').value).toBe('200');
  });

  test('are loaded by a button if there is only one', async () => {
    await leavePage();
    await openPage({ ...box, examples: box.examples.slice(0, 1) });
    await press(button('Load example'));
    expect(field('Side').value).toBe('100');
  });
});

describe('the page header', () => {
  test('shows the tool name, the Pro mark and a link to all tools', () => {
    expect(words(document.querySelector('h1'))).toBe('BoxPRO');
    expect(words(document.querySelector('.summary'))).toBe('A box. ISO 1, ISO 2.');
    expect(document.querySelector('.back-link')?.getAttribute('href')).toBe('/tools');
  });

  test('links to the parent menu of a grouped tool, and has no mark for a free one', async () => {
    await leavePage();
    await openPage({ ...box, id: 'boxes/flat', title: 'Flat', access: 'free' });
    expect(words(document.querySelector('h1'))).toBe('Flat');
    expect(document.querySelector('.back-link')?.getAttribute('href')).toBe('/boxes');
  });
});

test('Ctrl+Enter and ⌘+Enter calculate, Enter alone does not', async () => {
  turnLiveOff();
  await type(field('Side'), '100');
  await focus(field('Side'));
  await pressKey('Enter');
  expect(statusMessage()).toBe('');
  expect(await pressKey('Enter', { ctrlKey: true })).toBe(true);
  expect(statusMessage()).toBe('Calculated.');
  await enter(field('Side', caseAt(0)), '200');
  await pressKey('x', { metaKey: true });
  expect(read('Volume')).toBe('0.001000');
  await pressKey('Enter', { metaKey: true });
  expect(read('Volume')).toBe('0.008000');
});
