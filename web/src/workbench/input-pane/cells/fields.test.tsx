// @vitest-environment happy-dom
import { describe, expect, test } from 'vitest';
import { setUpWorkbench } from '../../testing/set-up-workbench.ts';
import {
  button,
  buttons,
  enter,
  field,
  fields,
  focus,
  leave,
  press,
  pressKey,
  type,
  words,
} from '../../testing/page.tsx';

setUpWorkbench();

const cellOf = (name: string) => field(name).closest('.cell');
const whyOf = (name: string) => cellOf(name)?.querySelector('.why');
const optionsOf = (name: string) => [...field(name).querySelectorAll('option')].map(words);

describe('a quantity', () => {
  test('typed with a unit keeps that unit when the field is left', async () => {
    await enter(field('Side'), '2 m');
    expect(field('Side').value).toBe('2 m');
    await type(field('Side'), '2 m');
    expect([field('Side').value, field('Unit of Side').value]).toEqual(['2', 'm']);
  });

  test('returns to the typed text when converted back', async () => {
    await type(field('Side'), '1 234,50');
    await enter(field('Unit of Side'), 'inch');
    expect(field('Side').value).toBe('48.602');
    await enter(field('Unit of Side'), 'm');
    await enter(field('Unit of Side'), 'mm');
    expect(field('Side').value).toBe('1 234,50');
  });

  test('that is ambiguous stays ambiguous in another unit', async () => {
    await type(field('Side'), '12,500');
    await enter(field('Unit of Side'), 'inch');
    expect(words(whyOf('Side'))).toContain('Read as 12.5 mm. Meant 12 500 mm?');
    await press(button('Side is 12500 mm'));
    await leave(field('Side'));
    expect([field('Side').value, field('Unit of Side').value]).toEqual(['12500', 'mm']);
  });

  test('is converted when another unit is chosen', async () => {
    await type(field('Side'), '2000');
    await enter(field('Unit of Side'), 'm');
    expect(field('Side').value).toBe('2');
    expect(field('Unit of Side').value).toBe('m');
    expect(field('Unit of Side').tabIndex).toBe(-1);
    expect(optionsOf('Unit of Side').filter(unit => unit === 'm')).toHaveLength(1);
  });

  test('that is invalid is marked with the reason once the field is left', async () => {
    await enter(field('Side'), '-5');
    expect(whyOf('Side')).toBeNull();
    await type(field('Side'), '-5');
    expect(words(whyOf('Side'))).toMatch(/^Side must be above 0/);
    expect(field('Side').getAttribute('aria-invalid')).toBe('true');
    expect(field('Side').getAttribute('aria-describedby')).toBe(whyOf('Side')?.id);
    expect(cellOf('Side')?.hasAttribute('data-invalid')).toBe(true);
    await focus(field('Side'));
    expect(whyOf('Side')).toBeNull();
  });

  test('that is valid is not marked', async () => {
    await type(field('Side'), '5');
    expect(whyOf('Side')).toBeNull();
    expect(field('Side').hasAttribute('aria-invalid')).toBe(false);
    expect(field('Side').hasAttribute('aria-describedby')).toBe(false);
    expect(cellOf('Side')?.hasAttribute('data-invalid')).toBe(false);
    expect(cellOf('Side')?.hasAttribute('data-doubt')).toBe(false);
  });

  test('that was used in a calculation is validated even with focus', async () => {
    await type(field('Side'), '-5');
    await press(button('Calculate'));
    await focus(field('Side'));
    expect(words(whyOf('Side'))).toMatch(/^Side must be above 0/);
    await enter(field('Side'), '-6');
    expect(whyOf('Side')).toBeNull();
  });

  test('that is ambiguous offers both readings', async () => {
    await type(field('Side'), '12,500');
    expect(words(whyOf('Side'))).toBe('Read as 12.5. Meant 12\u202f500? 12.512\u202f500'.replaceAll('\u202f', ' '));
    expect(cellOf('Side')?.hasAttribute('data-doubt')).toBe(true);
    expect(cellOf('Side')?.hasAttribute('data-invalid')).toBe(false);
    expect(field('Side').getAttribute('aria-describedby')).toBe(whyOf('Side')?.id);
    await press(button('Side is 12500'));
    expect(field('Side').value).toBe('12500');
    expect(document.activeElement).toBe(field('Side'));
    await type(field('Side'), '12,500');
    await press(button('Side is 12.5'));
    expect(field('Side').value).toBe('12.5');
    expect(cellOf('Side')?.hasAttribute('data-doubt')).toBe(false);
  });

  test('that is blank shows a hint or its default', async () => {
    await enter(field('Shape'), 'slab');
    const shown = Object.fromEntries(['Side', 'Height', 'Coating', 'Margin'].map(name => [name, field(name)]));
    expect(shown['Side']?.getAttribute('placeholder')).toBeNull();
    expect(shown['Height']?.getAttribute('placeholder')).toBe('e.g. 1–9');
    expect(shown['Coating']?.getAttribute('placeholder')).toBe('2');
    expect(shown['Margin']?.getAttribute('placeholder')).toBe('optional');
    expect(shown['Coating']?.dataset['assumed']).toBe('true');
    expect(words(document.getElementById(shown['Coating']?.getAttribute('aria-describedby') ?? ''))).toBe(
      'Default: 2 mm',
    );
    expect(shown['Height']?.dataset['assumed']).toBeUndefined();
    expect(shown['Height']?.getAttribute('aria-describedby')).toBeNull();
    expect(shown['Side']?.dataset['assumed']).toBeUndefined();
    expect(shown['Margin']?.title).toBe('Added all round.');
    expect(shown['Side']?.title).toContain('above 0');
    expect(shown['Coating']?.getAttribute('title')).toBeNull();
  });

  test('is shown only for its choices, and a revealed field only after its result', async () => {
    expect(fields()).not.toContain('Height');
    expect(fields()).not.toContain('Load');
    await enter(field('Shape'), 'slab');
    expect(field('Height').value).toBe('');
    await type(field('Side'), '3 m');
    expect(fields()).not.toContain('Load');
    await press(button('Calculate'));
    expect(field('Load').value).toBe('');
  });
});

describe('a choice', () => {
  test('lists its options by display name', () => {
    expect(optionsOf('Shape')).toEqual(['cube', 'Flat slab']);
    expect(field('Shape').title).toBe('How it is cut.');
  });

  test('that is open shows a hint and is not marked', async () => {
    expect(optionsOf('Finish')).toEqual(['Choose a finish', 'plain', 'painted']);
    expect(whyOf('Finish')).toBeNull();
    expect(field('Finish').hasAttribute('aria-invalid')).toBe(false);
    await enter(field('Finish'), 'painted');
    expect(optionsOf('Finish')).toEqual(['plain', 'painted']);
    expect(field('Finish').value).toBe('painted');
    expect(field('Finish').hasAttribute('aria-describedby')).toBe(false);
  });
});

test('a number field has a decimal keyboard, no writing aids, and announces its shortcuts', () => {
  const side = field('Side');
  expect(side.getAttribute('inputmode')).toBe('decimal');
  expect([side.getAttribute('autocomplete'), side.getAttribute('spellcheck')]).toEqual(['off', 'false']);
  expect(side.getAttribute('maxlength')).toBe('200');
  expect(side.getAttribute('aria-keyshortcuts')).toBe('Alt+Enter Alt+ArrowUp Alt+ArrowDown');
  expect(field('Coating').dataset['assumed']).toBe('true');
  expect(side.dataset['assumed']).toBeUndefined();
});

test('a text field has a maximum length and no autocompletion', () => {
  const remark = field('Remark');
  expect([remark.getAttribute('maxlength'), remark.getAttribute('autocomplete')]).toEqual(['200', 'off']);
});

test('a text field is stored as typed and has a placeholder', async () => {
  await type(field('Remark'), 'as 2 m');
  expect(field('Remark').value).toBe('as 2 m');
  expect(field('Remark').getAttribute('placeholder')).toBe('Anything');
});

test('a multi-line text is joined into one line', async () => {
  await type(field('Remark'), 'Block valve\n  locked\r\nopen');
  expect(field('Remark').value).toBe('Block valve locked open');
});

test('a text longer than a line has the height of its whole text', async () => {
  const drawn = (name: string) => field(name).parentElement?.dataset['text'];
  expect([drawn('Remark'), drawn('Finish')]).toEqual(['Anything', 'Choose a finish']);
  await enter(field('Remark'), 'Fail-open valve on the feed, bypass shut and sealed');
  await enter(field('Finish'), 'painted');
  expect([drawn('Remark'), drawn('Finish')]).toEqual([field('Remark').value, 'painted']);
  await enter(field('Parts'), 'nut');
  expect(drawn('part 1')).toBe('Hex nut');
});

describe('a list', () => {
  test('grows by its select, which focuses the new amount', async () => {
    expect(optionsOf('Parts')).toEqual(['Add part…', 'Bolt', 'Hex nut', 'washer']);
    expect(field('Parts').title).toBe('What holds it.');
    await enter(field('Parts'), 'nut');
    const amount = field('count of Hex nut');
    expect(amount.value).toBe('1');
    expect(document.activeElement).toBe(amount);
    expect(field('part 1').value).toBe('nut');
    await type(amount, '4');
    expect(field('count of Hex nut').value).toBe('4');
    await enter(field('Parts'), 'bolt');
    expect([field('count of Hex nut').value, field('count of Bolt').value]).toEqual(['4', '1']);
    await enter(field('part 1'), 'washer');
    expect(field('count of washer').value).toBe('4');
  });

  test('removes separators from an amount', async () => {
    await enter(field('Parts'), 'nut');
    await type(field('count of Hex nut'), '1;:2');
    expect(field('count of Hex nut').value).toBe('12');
  });

  test('removes a line by its button and focuses the line above or the select', async () => {
    for (const part of ['bolt', 'nut', 'washer']) await enter(field('Parts'), part);
    await press(button('Remove washer'));
    expect(document.activeElement).toBe(button('Remove Hex nut'));
    await focus(field('Side'));
    await press(button('Remove Bolt'));
    expect(document.activeElement).toBe(field('Side'));
    await press(button('Remove Hex nut'));
    expect(document.activeElement).toBe(field('Parts'));
    expect(buttons().filter(name => name.startsWith('Remove') && !name.includes(':'))).toEqual([]);
  });

  test('with an error shows it when left', async () => {
    await enter(field('Parts'), 'nut');
    await enter(field('count of Hex nut'), '1.5');
    const group = field('count of Hex nut').closest('[role="group"]');
    expect(group?.querySelector('.why')).toBeNull();
    await type(field('count of Hex nut'), '1.5');
    const why = group?.querySelector('.why');
    expect(words(why)).toMatch(/^Parts needs the count of Hex nut to be whole/);
    expect(group?.getAttribute('aria-describedby')).toBe(why?.id);
    expect(group?.hasAttribute('data-invalid')).toBe(true);
    expect(field('count of Hex nut').getAttribute('aria-describedby')).toBe(why?.id);
    expect(field('count of Hex nut').getAttribute('aria-invalid')).toBe('true');
    await press(button('Calculate'));
    await focus(field('count of Hex nut'));
    expect(words(group?.querySelector('.why'))).toMatch(/^Parts needs/);
    await type(field('count of Hex nut'), '2');
    expect(field('count of Hex nut').hasAttribute('aria-invalid')).toBe(false);
    expect(group?.hasAttribute('data-invalid')).toBe(false);
  });

  test('of fractions offers each item once, shows the sum, and scales it to the total', async () => {
    expect(optionsOf('Mixture')).toEqual(['Add a grain', 'sand', 'lime']);
    expect(document.querySelector('.list-sum')).toBeNull();
    await enter(field('Mixture'), 'sand');
    expect(optionsOf('Mixture')).toEqual(['Add a grain', 'lime']);
    expect(field('fraction of sand').value).toBe('');
    expect(words(document.querySelector('.list-sum'))).toBe('Σ 0');
    await type(field('fraction of sand'), '3');
    await enter(field('Mixture'), 'lime');
    await type(field('fraction of lime'), '1');
    expect(words(document.querySelector('.list-sum'))).toBe('Σ 4 Normalise');
    await press(button('Normalise'));
    expect([field('fraction of sand').value, field('fraction of lime').value]).toEqual(['0.75', '0.25']);
    expect(words(document.querySelector('.list-sum'))).toBe('Σ 1');
    expect(optionsOf('Mixture')).toEqual(['Add a grain']);
  });

  test('of fractions sums percentages', async () => {
    await enter(field('Mixture'), 'sand');
    await type(field('fraction of sand'), '90 %');
    await enter(field('Mixture'), 'lime');
    await type(field('fraction of lime'), '10 %');
    expect(words(document.querySelector('.list-sum'))).toBe('Σ 1');
  });

  test('opens its selects with the arrow keys before a choice is made', async () => {
    for (const key of ['ArrowDown', 'ArrowUp']) {
      await focus(field('Parts'));
      delete field('Parts').dataset['shown'];
      expect(await pressKey(key)).toBe(true);
      expect(field('Parts').dataset['shown']).toBe('yes');
    }
    delete field('Parts').dataset['shown'];
    expect(await pressKey('b')).toBe(false);
    expect(field('Parts').dataset['shown']).toBeUndefined();
  });
});
