// @vitest-environment happy-dom
import { describe, expect, test } from 'vitest';
import { atTheBench } from '../testing/at-the-bench.ts';
import { filledTank } from '../testing/filled-tank.ts';
import { button, enter, field, press, type } from '../testing/page.tsx';

atTheBench(filledTank);

const density = () => field('Density') as HTMLInputElement;
const cell = () => density().closest<HTMLElement>('.cell');

describe('a field that is left blank and filled', () => {
  test('shows the value that the calculation took, whose it is and where it comes from', async () => {
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

  test('shows what was typed in its place, and nothing where there is no liquid', async () => {
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
