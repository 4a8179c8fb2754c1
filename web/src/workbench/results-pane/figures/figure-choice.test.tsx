// @vitest-environment happy-dom
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { reloadSettings } from '../../stored-setting.ts';
import { newBrowser } from '../../testing/browser.ts';
import { FigureChoices, useFigureChoice } from './figure-choice.tsx';

const six = ['Pressure', 'Temperature', 'Metal', 'Flow', 'Level', 'Stress and strength'];

let root: Root;
let place: HTMLElement;
beforeEach(() => {
  newBrowser();
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  reloadSettings();
  place = document.body.appendChild(document.createElement('div'));
  root = createRoot(place);
});
afterEach(() => {
  act(() => root.unmount());
  vi.unstubAllGlobals();
});

function Shown({ titles }: { titles: readonly string[] }) {
  const choice = useFigureChoice(titles);
  return (
    <>
      <FigureChoices titles={titles} choice={choice} />
      <output>{titles.filter(title => choice.isShown(title)).join(', ')}</output>
    </>
  );
}

function open(titles: readonly string[]): void {
  act(() => root.render(<Shown titles={titles} />));
}
const shown = () => place.querySelector('output')?.textContent;
const boxOf = (title: string) =>
  [...place.querySelectorAll('label')].find(label => label.textContent === title)?.querySelector('input');
function switchOver(title: string): void {
  act(() => boxOf(title)?.click());
}

test('the first four figures are shown, others on request', () => {
  open(six);
  expect(shown()).toBe('Pressure, Temperature, Metal, Flow');
  switchOver('Stress and strength');
  switchOver('Metal');
  expect(shown()).toBe('Pressure, Temperature, Flow, Stress and strength');
  expect([boxOf('Metal')?.checked, boxOf('Stress and strength')?.checked]).toEqual([false, true]);
});

test('the choice is stored for later pages and other runs', () => {
  open(six);
  switchOver('Stress and strength');
  reloadSettings();
  open(['Pressure', 'Temperature', 'Metal', 'Flow', 'Stress and strength']);
  expect(shown()).toBe('Pressure, Temperature, Metal, Flow, Stress and strength');
  switchOver('Stress and strength');
  expect(shown()).toBe('Pressure, Temperature, Metal, Flow');
});

test('with few figures all are shown, without a choice', () => {
  open(six.slice(0, 4));
  expect(shown()).toBe('Pressure, Temperature, Metal, Flow');
  expect(place.querySelector('fieldset')).toBeNull();
});
