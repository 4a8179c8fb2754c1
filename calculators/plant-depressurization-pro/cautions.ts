import { components, fluidOf, isBeyondGerg, type Composition } from '@isentrope/engineering/properties';
import {
  absolute,
  atmosphere,
  messageValue,
  undefinedIfRefused,
  type GaugePressure,
  type Temperature,
} from '@isentrope/engineering/quantities';
import {
  valueAt,
  type BlowdownOutlet,
  type BlowdownRun,
  type CompositionModel,
  type StartingPhases,
} from '@isentrope/engineering/vessels';
import { boilingByGergMessages } from '../fluid/index.ts';
import { info, warning, type ListItem, type Message } from '../kit/index.ts';
import type { Simulation } from './simulation.ts';
import { amountsOf } from './start.ts';
import { statedGauge, statedTime } from './format.ts';

/** Temperature, K, above which the heat capacity of carbon steel is not roughly constant: it peaks at 735 °C. */
const steelLimit = 873.15;
/** Fraction of the vessel's diameter above which an orifice is not small. */
const largeOrifice = 0.25;
/** Pressure tolerance around the vapour pressure. */
const sameVapourPressure = 0.01;

/** Warns of temperatures beyond the data of the contents or the wall. */
export function temperatureCautions({
  composition,
  equationOfState,
  initialTemperature,
}: {
  readonly composition: readonly ListItem[];
  readonly equationOfState: CompositionModel;
  readonly initialTemperature: Temperature;
}): Message[] {
  const field = 'initialTemperature';
  const cubic = equationOfState === 'peng-robinson' ? components : [];
  const outside = cubic.filter(({ id, idealGasHeatCapacity: { range } }) => {
    const present = composition.some(({ item, amount }) => item === id && amount > 0);
    return present && (initialTemperature < range[0] || initialTemperature > range[1]);
  });
  const messages: Message[] = [];
  const [first] = outside;
  if (first) {
    const names = outside.map(({ name }) => name).join(', ');
    const [lowest, highest] = first.idealGasHeatCapacity.range;
    messages.push(
      warning(
        `The heat capacity of ${names} is known from {lowest} to {highest}; outside that range it is held constant.`,
        {
          field,
          source: 'Poling, Prausnitz, O’Connell, 5th ed.',
          values: { lowest: messageValue('temperature', lowest), highest: messageValue('temperature', highest) },
        },
      ),
    );
  }
  if (initialTemperature > steelLimit) {
    messages.push(
      warning(
        'The wall has a constant heat capacity and its strength is not checked; above {limit} neither is adequate for steel.',
        { field, source: 'EN 1993-1-2', values: { limit: messageValue('temperature', steelLimit, { digits: 3 }) } },
      ),
    );
  }
  return messages;
}

/** Hydrogen mole fraction and gauge pressure, Pa, from which its density error is reported. */
const muchHydrogen = 0.2;
const denseHydrogen = 50e5;

/** Warns of hydrogen at high pressure: no consistent volume translation is published for it. */
export function hydrogenCautions({
  composition,
  equationOfState,
  initialPressure,
}: {
  readonly composition: readonly ListItem[];
  readonly equationOfState: CompositionModel;
  readonly initialPressure: GaugePressure;
}): Message[] {
  if (equationOfState !== 'peng-robinson') return [];
  const hydrogen = composition.find(({ item }) => item === 'H2')?.amount ?? 0;
  return hydrogen >= muchHydrogen && initialPressure > denseHydrogen
    ? [
        warning(
          'The Peng–Robinson equation overstates the density of hydrogen, by 3 % at {pressure} and by more above that, so the contents and the flow are too high.',
          {
            field: 'composition',
            values: { pressure: messageValue('gaugePressure', 138e5, { digits: 3, like: 'initialPressure' }) },
          },
        ),
      ]
    : [];
}

/** What the liquids of a run are found from. */
interface LiquidsRun {
  readonly initial: Pick<BlowdownRun['initial'], 'liquid'>;
  readonly series: Pick<BlowdownRun['series'], 'time' | 'pressure'>;
  readonly summary: Pick<BlowdownRun['summary'], 'lowestFluidTemperature'>;
}

/** Returns the liquids of contents by GERG-2008, at the start and where they are coldest, as mole fractions. */
function liquidsOf({ initial, series, summary }: LiquidsRun, amounts: Composition): readonly Composition[] {
  const ids = Object.keys(amounts);
  const started = initial.liquid && Object.fromEntries(ids.map((id, index) => [id, initial.liquid?.[index] ?? 0]));
  const { time, value: temperature } = summary.lowestFluidTemperature;
  const pressure = valueAt(series.time, series.pressure, time) ?? NaN;
  const coldest = undefinedIfRefused(() => fluidOf(amounts, 'gerg2008').stateAt({ pressure, temperature }));
  return [started, coldest?.phases?.liquid.composition].filter(liquid => liquid !== undefined);
}

/** Warns of GERG-2008 for contents, or a liquid of them, whose equilibrium it does not have. */
export function gergCautions({
  composition,
  equationOfState,
  run,
}: {
  readonly composition: readonly ListItem[];
  readonly equationOfState: CompositionModel;
  readonly run?: LiquidsRun | undefined;
}): Message[] {
  const amounts = amountsOf(composition);
  if (equationOfState === 'peng-robinson' || Object.keys(amounts).length === 1) return [];
  const field = 'equationOfState';
  const text =
    'GERG-2008 gives boiling pressures of these contents that are wrong by more than a third, so liquid, pressures and temperatures can be on the unsafe side: choose Peng–Robinson.';
  if (isBeyondGerg(amounts)) return [warning(text, { field })];
  return (run ? liquidsOf(run, amounts) : []).flatMap(liquid => boilingByGergMessages(liquid, true, field)).slice(0, 1);
}

/** Reports a start pressure that differs from the typed one. */
export function pressureCautions({
  start,
  initialPressure,
}: {
  readonly start: StartingPhases;
  readonly initialPressure: GaugePressure;
}): Message[] {
  const off = Math.abs(absolute(initialPressure) / start.pressure - 1);
  return start.boils && off > sameVapourPressure
    ? [
        warning(
          'A single component with a liquid level is at its vapour pressure: {own} is used as the initial pressure.',
          {
            field: 'initialPressure',
            values: { own: statedGauge(start.pressure) },
          },
        ),
      ]
    : [];
}

/** Warns of an outlet that draws another phase than selected, or is out of proportion. */
export function outletCautions({
  run,
  draw,
  simulation,
}: {
  readonly run: BlowdownRun;
  readonly draw: NonNullable<BlowdownOutlet['draw']>;
  readonly simulation: Simulation;
}): Message[] {
  const messages: Message[] = [];
  if (draw === 'liquid' && run.initial.liquidMass === 0) {
    messages.push(
      warning(
        run.series.liquidMass.some(mass => mass > 0)
          ? 'There is no liquid at the start: the valve draws vapour until some forms.'
          : 'There is no liquid in this run: the valve draws vapour throughout.',
        { field: 'draw' },
      ),
    );
  }
  if (run.condenses) {
    messages.push(
      warning(
        'The dense gas condenses as it expands; its flow was calculated as homogeneous equilibrium flow. A short orifice delays condensation: near the critical pressure, up to 14 % more may pass, of some mixtures a fifth. Times are on the safe side, the peak flow is not.',
        { field: 'peakFlow' },
      ),
    );
  } else if ((draw === 'vapour' || draw === 'level-swell') && run.series.liquidMass.some(mass => mass > 0)) {
    messages.push(
      info(
        'Vapour above liquid is assumed not to condense in the throat, as in a short orifice. In equilibrium the flow would be lower, near the critical pressure by 8 % for ethylene or steam, 10 % for ammonia, nitrogen or carbon dioxide and 13 % for hydrogen: the peak flow is on the safe side, the times are not, in proportion.',
        { field: 'timeToTarget' },
      ),
    );
  }
  const { shape, outlet } = simulation.spec;
  if (outlet.diameter > largeOrifice * shape.diameter) {
    messages.push(
      warning(
        'The orifice is larger than a quarter of the vessel diameter: the contents can no longer be treated as at rest.',
        { field: 'orificeDiameter' },
      ),
    );
  }
  return messages;
}

/** Pressure below atmospheric, Pa, that counts as vacuum, above the integration error. */
const minVacuum = 500;

/** Warns of a run whose contents condense or contract to below atmospheric pressure. */
export function vacuumCautions({
  run,
}: {
  readonly run: { readonly series: Pick<BlowdownRun['series'], 'time' | 'pressure'> };
}): Message[] {
  const { time, pressure } = run.series;
  const lowest = pressure.reduce((minimum, value) => Math.min(minimum, value), Infinity);
  if (!(lowest < atmosphere - minVacuum)) return [];
  const falls = lowest === pressure.at(-1) ? ', and still falls at the end of the run' : '';
  const reached = time[pressure.indexOf(lowest)] ?? NaN;
  return [
    warning(
      `The pressure falls below atmospheric, to {lowest} after {reached}${falls}: the vessel must be designed for vacuum, or protected from it. Air or flare gas that flows back through the open valve is not modelled.`,
      {
        field: 'finalPressure',
        source: 'ASME VIII-1, UG-28 (external pressure)',
        values: { lowest: statedGauge(lowest), reached: statedTime(reached) },
      },
    ),
  ];
}

/** Relative residual from which a balance is reported. */
const closureTolerance = 1e-5;

/** Warns of balances that do not close: the run was integrated less accurately than usual. */
export function closureCautions({ run }: { readonly run: Pick<BlowdownRun, 'conservation'> }): Message[] {
  const { mass, energy, volume } = run.conservation;
  const open = [
    {
      off: mass,
      field: 'massClosure',
      text: 'The mass balance closes only to within {off}: the quantities released are no more accurate than that.',
    },
    {
      off: energy,
      field: 'energyClosure',
      text: 'The energy balance closes only to within {off}: temperatures and pressures are less certain than usual.',
    },
    {
      off: volume,
      field: 'vesselVolume',
      text: 'The volume of the contents differs from that of the vessel by up to {off}: the pressure is less certain than usual.',
    },
  ];
  return open.flatMap(({ off, field, text }) =>
    off <= closureTolerance
      ? []
      : [warning(text, { field, values: { off: messageValue('fraction', off, { digits: 2, unit: '%' }) } })],
  );
}
