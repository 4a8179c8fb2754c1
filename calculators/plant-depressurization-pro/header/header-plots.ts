import { gauge, type AbsolutePressure } from '@isentrope/engineering/quantities';
import type { HeaderRun } from '@isentrope/engineering/vessels';
import type { Plot, Series } from '../../kit/index.ts';
import { curve, limitLine, timeAxis } from '../answers/curves.ts';

const pens = ['main', 'second', 'third', 'fourth'] as const;

/** Plots of the header over time: pressure, stacked flows of the vessels, Mach number at the tip. */
export function headerPlots(
  header: HeaderRun,
  staggered: HeaderRun | undefined,
  titles: readonly string[],
  allowable: AbsolutePressure | undefined,
  capacity: number | undefined,
): Plot[] {
  const { series } = header;
  const end = Math.max(series.time.at(-1) ?? 0, staggered?.series.time.at(-1) ?? 0);
  const both = (of: (run: HeaderRun) => readonly number[]): Series[] => [
    curve(series.time, of(header), 'as entered', 'main'),
    ...(staggered ? [curve(staggered.series.time, of(staggered), 'staggered', 'second')] : []),
  ];
  const shown = staggered ?? header;
  let below = shown.series.time.map(() => 0);
  const stacked = shown.series.flows.map((flows, index): Series => {
    below = below.map((sum, moment) => sum + (flows[moment] ?? 0));
    const label = index === 0 ? (titles[0] ?? '') : `+ ${titles[index]}`;
    return curve(shown.series.time, below, label, pens[index % pens.length] ?? 'main');
  });
  return [
    {
      title: 'Header back pressure',
      x: timeAxis,
      y: { label: 'Pressure where the vessels join', kind: 'gaugePressure', unit: 'bar(g)', from: 0 },
      series: [
        ...both(run => run.series.pressure.map(gauge)),
        ...limitLine('allowable', allowable && gauge(allowable), end),
      ],
    },
    {
      title: staggered ? 'Header flow, vessels stacked, staggered' : 'Header flow, vessels stacked',
      x: timeAxis,
      y: { label: 'Mass flow', kind: 'massFlow', unit: 'kg/h', from: 0 },
      series: [...stacked, ...limitLine('flare capacity', capacity, end)],
    },
    {
      title: 'Mach number at the flare tip',
      x: timeAxis,
      y: { label: 'Mach number', kind: 'number', unit: '', from: 0 },
      series: both(run => run.series.machNumber),
    },
  ];
}
