// @vitest-environment happy-dom
import { describe, expect, test } from 'vitest';
import { setUpWorkbench } from '../../testing/set-up-workbench.ts';
import { derivedDefaultTank } from '../../testing/derived-default-tank.ts';
import { button, enter, field, press, type } from '../../testing/page.tsx';

setUpWorkbench(derivedDefaultTank);

const density = () => field('Density') as HTMLInputElement;
const cell = () => density().closest<HTMLElement>('.cell');

describe('a blank field with a derived default', () => {
  test('shows the value used, its origin and source', async () => {
    await enter(field('Liquid'), 'oil');
    await type(field('Volume'), '2');
    await press(button('Calculate'));
    expect([density().value, density().placeholder]).toEqual(['', '812.50']);
    expect(density().title).toBe('From oil: A book of oils; within 2.0 %.');
    expect(cell()?.dataset['filled']).toBe('now');
  });

  test('shows it in the unit of the field', async () => {
    await enter(field('Liquid'), 'oil');
    await type(field('Volume'), '2');
    await press(button('Calculate'));
    await enter(field('Unit of Density'), 'lb/ft³');
    expect(density().placeholder).toBe('50.723');
  });

  test('shows a typed value instead, and nothing without a liquid', async () => {
    await enter(field('Liquid'), 'oil');
    await type(field('Volume'), '2');
    await type(density(), '900');
    await press(button('Calculate'));
    expect([density().value, cell()?.dataset['filled']]).toEqual(['900', undefined]);
    await type(density(), '');
    await enter(field('Liquid'), 'typed');
    await press(button('Calculate'));
    expect([density().placeholder, cell()?.dataset['filled']]).toEqual(['', undefined]);
  });
});
