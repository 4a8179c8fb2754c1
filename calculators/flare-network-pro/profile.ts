import { selector, type Plot, type PlotMark, type StepInputs } from '../kit/index.ts';
import { conditions } from './fields.ts';
import { outletPressure } from './network.ts';
import { governingSource, itemsFrom, type PathItem } from './path.ts';

/** The pressure from the outlet to every source in the governing scenario. */

type Point = readonly [distance: number, pressure: number];

/** The static gauge pressures along a path to the outlet, from there on, by the length of the lines from there. */
function profileOf(path: readonly PathItem[], atmosphere: number): readonly Point[] {
  const points: Point[] = [];
  let distance = 0;
  for (const { item, downstream, upstreamPressure, downstreamPressure } of path.toReversed()) {
    points.push([distance, downstreamPressure - atmosphere]);
    // A choked line ends above the pressure of the node behind it.
    if (downstream && downstream.pressure > downstreamPressure)
      points.push([distance, downstream.pressure - atmosphere]);
    distance += item.type === 'line' ? item.length : 0;
    points.push([distance, upstreamPressure - atmosphere]);
  }
  return points;
}

const needs = { governingSource, outletPressure, atmosphericPressure: conditions.atmosphericPressure };

/** The figure of the pressures, with that of the governing source on its own. */
export const profilePlots = selector(needs, (v: Partial<StepInputs<typeof needs>>): readonly Plot[] => {
  const { governingSource: governing, outletPressure: outlet, atmosphericPressure: atmosphere } = v;
  if (!governing || outlet === undefined || atmosphere === undefined) return [];
  const { scenario, state } = governing;
  const profiles = scenario.network.sources.flatMap(({ tag, to }, index) => {
    if ((scenario.solution.sources[index]?.flow ?? 0) === 0) return [];
    const points = profileOf(itemsFrom(to, scenario, outlet), atmosphere);
    const end = points.at(-1);
    return end ? [{ tag, points, end }] : [];
  });
  const own = profiles.filter(({ tag }) => tag === state.tag);
  const others = profiles.filter(({ tag }) => tag !== state.tag);
  if (!own.some(({ end }) => end[0] > 0)) return [];
  return [
    {
      title: `Pressure from the outlet to the sources, ${scenario.name}`,
      x: { label: 'Distance from the outlet along the lines', kind: 'length', unit: 'm', from: 0 },
      y: { label: 'Static pressure', kind: 'gaugePressure', unit: 'bar(g)' },
      series: [
        ...(others.length > 0
          ? [
              {
                label: 'Other sources',
                pen: 'second',
                points: others.flatMap(({ points }) => [...points, undefined]),
              } as const,
            ]
          : []),
        { label: 'Governing source', pen: 'main', points: own.flatMap(({ points }) => points) },
      ],
      marks: [...own, ...others].map(({ tag, end: [x, y] }): PlotMark => ({ label: tag, x, y })),
    },
  ];
});
