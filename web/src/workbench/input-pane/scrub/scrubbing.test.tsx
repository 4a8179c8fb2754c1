// @vitest-environment happy-dom
import { act } from 'react';
import { beforeEach, describe, expect, test } from 'vitest';
import { setUpWorkbench } from '../../testing/set-up-workbench.ts';
import {
  button,
  buttons,
  caseAt,
  enter,
  field,
  focus,
  leave,
  press,
  pressKey,
  resultsAt,
  statusMessage,
  type,
  words,
} from '../../testing/page.tsx';

setUpWorkbench();

const side = () => field('Side') as HTMLInputElement;
const undos = () => buttons().filter(name => name.startsWith('Undo'));
const alt = (key: string, held: KeyboardEventInit = {}) => pressKey(key, { altKey: true, ...held });

/** Releases a key in the focused element. */
async function release(key: string): Promise<boolean> {
  const event = new KeyboardEvent('keyup', { key, bubbles: true, cancelable: true });
  await act(async () => document.activeElement?.dispatchEvent(event));
  return event.defaultPrevented;
}

/** Dispatches a pointer event. */
async function point(element: HTMLElement, what: string, init: PointerEventInit = {}): Promise<boolean> {
  const event = new PointerEvent(what, { bubbles: true, cancelable: true, pointerId: 1, ...init });
  await act(async () => element.dispatchEvent(event));
  return event.defaultPrevented;
}

describe('Alt with the arrow keys', () => {
  test('steps the focused number, ten times finer with Shift, and announces it', async () => {
    await type(side(), '120');
    await focus(side());
    expect(await alt('ArrowUp')).toBe(true);
    expect(side().value).toBe('130');
    expect(statusMessage()).toBe('Side: 130 mm');
    await alt('ArrowDown', { shiftKey: true });
    expect(side().value).toBe('129');
    expect(document.activeElement).toBe(side());
  });

  test('is one undoable change per series, separate from typing before it', async () => {
    await focus(side());
    await enter(side(), '12');
    for (let count = 0; count < 3; count += 1) await alt('ArrowUp');
    expect(side().value).toBe('15');
    expect(await release('Alt')).toBe(true);
    await enter(side(), '155');
    await leave(side());
    const seen = [side().value];
    while (undos().length > 0) {
      await press(button(undos()[0] ?? ''));
      seen.push(side().value);
    }
    expect(seen).toEqual(['155', '15', '12', '']);
  });

  test('leaves nothing to undo if it returns to the start', async () => {
    await type(side(), '9,90');
    const before = undos();
    await focus(side());
    await alt('ArrowUp');
    expect(side().value).toBe('10.0');
    await alt('ArrowDown');
    expect(side().value).toBe('9,90');
    await release('Alt');
    await press(button(before[0] ?? ''));
    expect([side().value, undos()]).toEqual(['', []]);
  });

  test('applies a typed unit and continues in it', async () => {
    await enter(side(), '2 cm');
    await alt('ArrowUp');
    expect(side().value).toBe('2.1');
    expect(field('Unit of Side').value).toBe('cm');
  });

  test('stops at the limits and reverses from there immediately', async () => {
    await type(side(), '0.3');
    await focus(side());
    for (let count = 0; count < 40; count += 1) await alt('ArrowDown');
    expect(side().value).toBe('0.01');
    await alt('ArrowUp');
    expect(side().value).toBe('0.02');
  });

  test('updates results', async () => {
    await type(side(), '100');
    await press(button('Calculate'));
    await focus(side());
    await alt('ArrowUp');
    expect(words(resultsAt(0).querySelector('.primary .figure'))).toBe('0.001331');
    expect(resultsAt(0).querySelector('.stale')).toBeNull();
  });

  test('steps the amount in a list line', async () => {
    await enter(field('Parts'), 'bolt');
    await focus(field('count of Bolt'));
    await alt('ArrowUp');
    expect(field('count of Bolt').value).toBe('2');
    await alt('ArrowUp', { shiftKey: true });
    expect(field('count of Bolt').value).toBe('3');
  });

  test('does nothing without a number, or with Ctrl', async () => {
    await focus(side());
    expect(await alt('ArrowUp')).toBe(false);
    await focus(field('Remark'));
    await enter(field('Remark'), '5');
    expect(await alt('ArrowUp')).toBe(false);
    await type(side(), '5');
    await focus(side());
    expect(await alt('ArrowUp', { ctrlKey: true })).toBe(false);
    expect(await release('Alt')).toBe(false);
    expect(side().value).toBe('5');
  });

  test('restarts after an undo', async () => {
    await type(side(), '50');
    await focus(side());
    await alt('ArrowUp');
    await alt('ArrowUp');
    await press(button('Undo the entry in Side'));
    await focus(side());
    await alt('ArrowUp');
    expect(side().value).toBe('51');
  });
});

describe('Alt with the mouse', () => {
  beforeEach(() => {
    Object.assign(HTMLElement.prototype, {
      setPointerCapture(this: HTMLElement) {
        this.dataset['captured'] = 'yes';
      },
    });
  });

  const drag = async (element: HTMLElement, ...to: readonly PointerEventInit[]) => {
    const taken = await point(element, 'pointerdown', { altKey: true, button: 0, clientX: 100 });
    for (const init of to) await point(element, 'pointermove', init);
    await point(element, 'lostpointercapture');
    return taken;
  };

  test('steps a number every few pixels, as one change', async () => {
    await type(side(), '120');
    expect(await drag(side(), { clientX: 104 }, { clientX: 121 }, { clientX: 119, shiftKey: true })).toBe(true);
    expect(side().value).toBe('170');
    expect(side().dataset['captured']).toBe('yes');
    expect(document.activeElement).toBe(side());
    await press(button('Undo the entry in Side'));
    expect(side().value).toBe('120');
  });

  test('reverses exactly, and is finer with Shift', async () => {
    await type(side(), '120');
    await drag(side(), { clientX: 140 }, { clientX: 60 });
    expect(side().value).toBe('20');
    await drag(side(), { clientX: 120 }, { clientX: 128, shiftKey: true });
    expect(side().value).toBe('25.2');
  });

  test('ends when the button is released', async () => {
    await type(side(), '120');
    await drag(side(), { clientX: 104 });
    await point(side(), 'pointermove', { clientX: 200 });
    expect(side().value).toBe('130');
  });

  test('is ignored without Alt, with another button, or without a number', async () => {
    await type(side(), '120');
    expect(await point(side(), 'pointerdown', { button: 0 })).toBe(false);
    expect(await point(side(), 'pointerdown', { button: 2, altKey: true })).toBe(false);
    expect(await point(field('Shape'), 'pointerdown', { button: 0, altKey: true })).toBe(false);
    await point(caseAt(0), 'pointermove', { clientX: 300 });
    expect(side().value).toBe('120');
  });
});
