import { patternLimits, type LineLimits } from '@isentrope/engineering/flow';
import type { Band, Plot, PlotMark, Series } from '../kit/index.ts';
import type { PipeRating } from './sizes.ts';

interface Values {
  readonly sizes?: readonly PipeRating[];
  readonly limits?: LineLimits;
  readonly nominalSize?: string;
  readonly diameter?: number;
  readonly velocity?: number;
  readonly pressureDropPer100m?: number;
  readonly froude?: number;
  readonly liquidFraction?: number;
}

type Figure = 'velocity' | 'gradient';

/** The range of a figure that the service allows; open ends at the ends of the curve. */
function band(limits: LineLimits | undefined, figure: Figure, most: number): Band[] {
  const range = limits?.[figure];
  if (!range) return [];
  return [{ label: 'acceptable', axis: 'y', from: range.least ?? 0, to: range.most ?? most }];
}

function sizeMarks(shown: readonly PipeRating[], figure: Figure, nominalSize: string | undefined): PlotMark[] {
  const best = shown.find(({ exceeded }) => exceeded.length === 0);
  return shown.flatMap(size => {
    const y = size.rating[figure];
    const labelled = size === best || size.pipe.nps === nominalSize;
    return labelled && y !== undefined ? [{ label: `NPS ${size.pipe.nps}`, x: size.pipe.innerDiameter, y }] : [];
  });
}

function curve(shown: readonly PipeRating[], figure: Figure): Series['points'] {
  return shown.flatMap(({ pipe, rating }) => {
    const y = rating[figure];
    return y === undefined ? [] : [[pipe.innerDiameter, y] as const];
  });
}

/** Velocity and pressure drop against the size, with what the service allows shaded; of two phases also the flow map. */
export function linePlots(v: Values): readonly Plot[] {
  const shown = v.sizes ?? [];
  const figures = (['velocity', 'gradient'] as const).flatMap((figure): Plot[] => {
    const points = curve(shown, figure);
    if (points.length < 2) return [];
    const own = figure === 'velocity' ? v.velocity : v.pressureDropPer100m;
    const highest = Math.max(...points.map(point => point?.[1] ?? 0));
    const free = v.diameter !== undefined && own !== undefined && v.nominalSize === undefined;
    return [
      {
        title: figure === 'velocity' ? 'Velocity against size' : 'Pressure drop against size',
        x: { label: 'Inside diameter', kind: 'length', unit: 'mm' },
        y:
          figure === 'velocity'
            ? { label: 'Velocity', kind: 'velocity', unit: 'm/s', scale: 'log' }
            : { label: 'Pressure drop', kind: 'pressureGradient', unit: 'bar/100 m', scale: 'log' },
        series: [{ label: 'sizes', pen: 'main', points }],
        marks: [
          ...sizeMarks(shown, figure, v.nominalSize),
          ...(free ? [{ label: 'this line', x: v.diameter, y: own }] : []),
        ],
        bands: band(v.limits, figure, highest),
      },
    ];
  });
  return [...figures, ...flowMap(v)];
}

const steps = 60;

/** Points of a limit of the flow map between two liquid fractions, evenly spaced on a logarithmic axis. */
function limitCurve(name: 'L1' | 'L2' | 'L3' | 'L4', from: number, to: number): Series['points'] {
  return Array.from({ length: steps + 1 }, (_, index) => {
    const fraction = from * (to / from) ** (index / steps);
    return [fraction, patternLimits(fraction)[name]] as const;
  });
}

/** The flow map of Beggs and Brill with the flow on it: distributed above L1 and L4, segregated below L2. */
function flowMap({ froude, liquidFraction }: Values): Plot[] {
  if (froude === undefined || liquidFraction === undefined) return [];
  const least = Math.min(1e-3, liquidFraction / 2);
  return [
    {
      title: 'Flow map: distributed above L1 and L4, transition below L3, segregated below L2',
      x: { label: 'Liquid fraction, no slip', kind: 'number', unit: '', scale: 'log' },
      y: { label: 'Froude number', kind: 'number', unit: '', scale: 'log' },
      series: [
        {
          label: 'L1, L4',
          pen: 'main',
          points: [...limitCurve('L1', least, 0.4), undefined, ...limitCurve('L4', 0.4, 1)],
        },
        { label: 'L3', pen: 'second', points: limitCurve('L3', 0.01, 1) },
        { label: 'L2', pen: 'third', points: limitCurve('L2', 0.01, 1) },
      ],
      marks: [{ label: 'this flow', x: liquidFraction, y: froude }],
    },
  ];
}
