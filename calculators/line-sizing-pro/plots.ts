import { pow } from '@isentrope/engineering/elementary';
import { isWithin, patternLimits, type LineLimits } from '@isentrope/engineering/flow';
import { selector, type Band, type StepInputs, type Plot, type PlotMark, type Series } from '../kit/index.ts';
import { limits } from './criteria.ts';
import { nominalSize } from './fields.ts';
import { liquidFraction } from './fluid/fluid.ts';
import { froude, velocity } from './friction.ts';
import { pressureDropPer100m } from './loss.ts';
import { outletPressureDropPer100m, outletVelocity } from './outlet.ts';
import { diameter } from './pipe.ts';
import { sizes, type PipeRating } from './sizes.ts';

const needs = {
  sizes,
  limits,
  nominalSize,
  diameter,
  velocity,
  outletVelocity,
  pressureDropPer100m,
  outletPressureDropPer100m,
  froude,
  liquidFraction,
};

type Values = Partial<StepInputs<typeof needs>>;

type Figure = 'velocity' | 'gradient';

/** Range of a value allowed by the service; open ends extend to the ends of the curve. */
function band(allowed: LineLimits | undefined, figure: Figure, maximum: number): Band[] {
  const range = allowed?.[figure];
  if (!range) return [];
  return [{ label: 'acceptable', axis: 'y', from: range.minimum ?? 0, to: range.maximum ?? maximum }];
}

function sizeMarks(shown: readonly PipeRating[], figure: Figure, chosen: string | undefined): PlotMark[] {
  const best = shown.find(isWithin);
  return shown.flatMap(size => {
    const y = size.rating[figure];
    const labelled = size === best || size.pipe.nps === chosen;
    return labelled && y !== undefined && Number.isFinite(y)
      ? [{ label: `NPS ${size.pipe.nps}`, x: size.pipe.innerDiameter, y }]
      : [];
  });
}

function curve(shown: readonly PipeRating[], figure: Figure): Series['points'] {
  return shown.flatMap(({ pipe, rating }) => {
    const y = rating[figure];
    return y !== undefined && Number.isFinite(y) ? [[pipe.innerDiameter, y] as const] : [];
  });
}

/** Returns the highest value along the line. */
function ownFigure(v: Values, figure: Figure): number | undefined {
  const [inlet, outlet] =
    figure === 'velocity' ? [v.velocity, v.outletVelocity] : [v.pressureDropPer100m, v.outletPressureDropPer100m];
  return inlet === undefined ? undefined : Math.max(inlet, outlet ?? inlet);
}

/**
 * Velocity and pressure drop against pipe size, each where it is highest in the line, with the allowed range shaded; for two
 * phases also the flow map.
 */
function linePlots(v: Values): readonly Plot[] {
  const shown = v.sizes ?? [];
  const figures = (['velocity', 'gradient'] as const).flatMap((figure): Plot[] => {
    const points = curve(shown, figure);
    if (points.length < 2) return [];
    const own = ownFigure(v, figure);
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

/** Points of a flow-map boundary between two liquid fractions, evenly spaced on a logarithmic axis. */
function limitCurve(name: 'L1' | 'L2' | 'L3' | 'L4', from: number, to: number): Series['points'] {
  return Array.from({ length: steps + 1 }, (_, index) => {
    const fraction = from * pow(to / from, index / steps);
    return [fraction, patternLimits(fraction)[name]] as const;
  });
}

/** The Beggs and Brill flow map with the operating point: distributed above L1 and L4, segregated below L2. */
function flowMap({ froude: Fr, liquidFraction: fraction }: Values): Plot[] {
  if (Fr === undefined || fraction === undefined) return [];
  const minimum = Math.min(1e-3, fraction / 2);
  return [
    {
      title: 'Flow map: distributed above L1 and L4, transition below L3, segregated below L2',
      x: { label: 'Liquid fraction, no slip', kind: 'number', unit: '', scale: 'log' },
      y: { label: 'Froude number', kind: 'number', unit: '', scale: 'log' },
      series: [
        {
          label: 'L1, L4',
          pen: 'main',
          points: [...limitCurve('L1', minimum, 0.4), undefined, ...limitCurve('L4', 0.4, 1)],
        },
        { label: 'L3', pen: 'second', points: limitCurve('L3', 0.01, 1) },
        { label: 'L2', pen: 'third', points: limitCurve('L2', 0.01, 1) },
      ],
      marks: [{ label: 'this flow', x: fraction, y: Fr }],
    },
  ];
}

export const plots = selector(needs, linePlots);
