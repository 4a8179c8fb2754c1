import { expect, it } from 'vitest';
import type { OutletFlows } from '../outlets/outlets.ts';
import { EventRecorder } from './event-recorder.ts';

const flow = (blowdown: number, choked: boolean) => ({ blowdown, choked }) as OutletFlows;
const none = flow(0, false);

/** Events of a vessel of 10 m³ over 1000 s with the given liquid volumes, m³, at the times, s. */
function events(startsWithLiquid: boolean, ...moments: readonly (readonly [time: number, liquid: number])[]): string[] {
  const watched = new EventRecorder(10, 1000, startsWithLiquid);
  for (const [time, liquid] of moments) watched.watch(time, liquid, none);
  return watched.all.map(({ time, kind }) => `${kind} ${time}`);
}

it('liquid exists from a millionth of the vessel volume', () => {
  expect(events(false, [1, 0], [2, 0.99e-5], [3, 1.01e-5], [4, 2])).toEqual(['liquid-appears 3']);
  expect(events(true, [1, 2], [2, 1.01e-5], [3, 0.99e-5])).toEqual(['liquid-gone 3']);
});

it('liquid that returns within a thousandth of the run counts as continuous, later as new', () => {
  expect(events(true, [5, 0], [5.9, 1])).toEqual([]);
  expect(events(true, [5, 0], [6, 1])).toEqual(['liquid-gone 5', 'liquid-appears 6']);
  expect(events(true, [5, 0], [5.9, 1], [7, 0])).toEqual(['liquid-gone 7']);
});

it('liquid does not count as continuous if another event happened in between', () => {
  const watched = new EventRecorder(10, 1000, true);
  watched.watch(5, 0, none);
  watched.add(5.5, 'relief-opens', 'the relief valve opens');
  watched.watch(5.9, 1, none);
  expect(watched.all.map(({ kind }) => kind)).toEqual(['liquid-gone', 'relief-opens', 'liquid-appears']);
});

it('the end of choked flow is reported once, and again after choking', () => {
  const watched = new EventRecorder(10, 1000, false);
  const flows = [
    flow(0, false),
    flow(2, true),
    flow(2, true),
    flow(1, false),
    flow(1, false),
    flow(2, true),
    flow(1, false),
  ];
  for (const [time, each] of flows.entries()) watched.watch(time, 0, each);
  expect(watched.all.map(({ time, kind }) => [time, kind])).toEqual([
    [3, 'flow-subcritical'],
    [6, 'flow-subcritical'],
  ]);
});

it('flow that starts unchoked is not reported, nor is a closing valve', () => {
  const watched = new EventRecorder(10, 1000, false);
  for (const [time, each] of [flow(1, false), flow(1, true), flow(0, false), flow(1, true)].entries())
    watched.watch(time, 0, each);
  expect(watched.all).toEqual([]);
});
