import { pow } from '@isentrope/engineering/elementary';
import {
  fluidOf,
  stateOf,
  type EquilibriumState,
  type Fluid,
  type PhaseEnvelope,
  type PressureTemperature,
} from '@isentrope/engineering/properties';
import { undefinedIfRefused } from '@isentrope/engineering/quantities';
import type { Plot, PlotMark, Series } from '../kit/index.ts';
import type { FluidInfo } from './state.ts';

type Point = readonly [x: number, y: number] | undefined;

interface PlottedState {
  readonly fluid?: FluidInfo;
  readonly moleFractions?: Readonly<Record<string, number>>;
  readonly state?: EquilibriumState;
}

const saturationPoints = 28;
/** Lowest pressure of the saturation lines, Pa. */
const lowest = 1e5;

/** Returns saturated states from a low pressure up to the critical point: quality 0 the bubble line, 1 the dew line. */
function saturated(fluid: Fluid, top: number, from: number, quality: 0 | 1): readonly (EquilibriumState | undefined)[] {
  return Array.from({ length: saturationPoints + 1 }, (_, index) => {
    const pressure = from * pow(top / from, 1 - (1 - index / saturationPoints) ** 2);
    return undefinedIfRefused(() => stateOf(fluid, { pressure: Math.min(pressure, top * (1 - 1e-6)), quality }));
  });
}

/** State-independent content of a fluid's plots, computed once per fluid. */
interface Lines {
  readonly envelope: PhaseEnvelope | undefined;
  readonly critical: PressureTemperature | undefined;
  readonly bubble: readonly (EquilibriumState | undefined)[];
  readonly dew: readonly (EquilibriumState | undefined)[];
}

const linesCache = new WeakMap<Fluid, Lines>();

function linesOf(fluid: Fluid): Lines {
  let lines = linesCache.get(fluid);
  if (!lines) linesCache.set(fluid, (lines = cachedLines(fluid)));
  return lines;
}

function cachedLines(fluid: Fluid): Lines {
  const envelope = undefinedIfRefused(() => fluid.envelope());
  const critical = undefinedIfRefused(() => fluid.criticalPoint());
  if (envelope) {
    // The dew line ends where the bubble line begins.
    const between = critical ? [undefinedIfRefused(() => stateOf(fluid, critical))] : [];
    const along = (line: 'bubble' | 'dew') =>
      envelope.points
        .filter(({ end }) => end === line)
        .map(({ pressure, temperature }) => undefinedIfRefused(() => stateOf(fluid, { pressure, temperature })));
    return { envelope, critical, bubble: [...between, ...along('bubble')], dew: [...along('dew'), ...between] };
  }
  if (!critical) return { envelope, critical, bubble: [], dew: [] };
  const from = Math.min(lowest, critical.pressure / 20);
  const line = (quality: 0 | 1) => saturated(fluid, critical.pressure, from, quality);
  return { envelope, critical, bubble: line(0), dew: line(1) };
}

/** Pressure against temperature and against enthalpy, with the state and the saturation lines. */
export function plots({ fluid: about, moleFractions, state }: PlottedState): readonly Plot[] {
  if (!about || !moleFractions || !state) return [];
  const { equation } = about;
  const fluid = fluidOf(moleFractions, equation === 'gerg2008' || equation === 'pr' ? equation : undefined);
  const { envelope, critical, bubble, dew } = linesOf(fluid);
  if (dew.length === 0) return [];
  const inTemperature = (states: Lines['dew']): readonly Point[] =>
    states.map(each => each && [each.temperature, each.pressure]);
  const inEnthalpy = (states: Lines['dew']): readonly Point[] =>
    states.map(each => each && [each.enthalpy, each.pressure]);
  const named = (label: string, point: PressureTemperature | undefined): readonly PlotMark[] =>
    point ? [{ label, x: point.temperature, y: point.pressure }] : [];
  const boundary: Series = envelope
    ? {
        label: 'phase envelope',
        pen: 'main',
        points: envelope.points.map(point => [point.temperature, point.pressure]),
      }
    : { label: 'saturation', pen: 'main', points: inTemperature(dew) };
  return [
    {
      title: 'Pressure against temperature',
      x: { label: 'Temperature', kind: 'temperature', unit: '°C' },
      y: {
        label: 'Pressure',
        kind: 'absolutePressure',
        unit: 'bar(abs)',
        ...(envelope ? {} : { scale: 'log' as const }),
      },
      series: [boundary],
      marks: [
        { label: 'state', x: state.temperature, y: state.pressure },
        ...named('critical', critical),
        ...named('cricondentherm', envelope?.cricondentherm),
        ...named('cricondenbar', envelope?.cricondenbar),
      ],
    },
    {
      title: 'Pressure against enthalpy',
      x: { label: 'Specific enthalpy', kind: 'specificEnergy', unit: 'kJ/kg' },
      y: { label: 'Pressure', kind: 'absolutePressure', unit: 'bar(abs)', scale: 'log' },
      series: [
        { label: 'bubble', pen: 'main', points: inEnthalpy(bubble) },
        { label: 'dew', pen: 'second', points: inEnthalpy(dew) },
      ],
      marks: [{ label: 'state', x: state.enthalpy, y: state.pressure }],
    },
  ];
}
