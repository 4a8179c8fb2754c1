import { releasedGas } from '@isentrope/engineering/flare-network';
import {
  acousticLikelihood,
  acousticThreshold,
  assumedSonicRatio,
  attenuation,
  lowLikelihood,
  soundPowerLevel,
  sumOfLevels,
} from '@isentrope/engineering/vibration';
import { exceeds } from '@isentrope/engineering/numerics';
import { findPipes } from '@isentrope/engineering/piping';
import { undefinedIfRefused } from '@isentrope/engineering/quantities';
import {
  absent,
  check,
  firstNames,
  info,
  step,
  table,
  value,
  warning,
  type StepInputs,
  type TableColumn,
} from '../kit/index.ts';
import { relievedFluids, sourceGases } from './capacity.ts';
import { solved, type SolvedScenario } from './network.ts';
import { tables, type ItemRow } from './tables.ts';

/** The sound power that the relief valves send into the lines behind them. */

/** The levels of a scenario, dB re 10⁻¹² W. */
interface Acoustics {
  /** At the upstream end of each line that sound of a source enters. */
  readonly levels: readonly { readonly line: string; readonly level: number }[];
  /** Sources that are on and have no level: their pressure or molar mass is not known, or they have no pressure to lose. */
  readonly withoutLevel: readonly string[];
  /** Sources that are on and release a gas with liquid, and a liquid alone. */
  readonly withLiquid: readonly string[];
  readonly liquid: readonly string[];
}

/** A source that is on, with the node behind it and what flows there; the level, dB, is that of its gas. */
interface SourceLevel {
  readonly tag: string;
  readonly to: string;
  readonly phase: 'gas' | 'liquid' | 'two-phase';
  readonly level: number | undefined;
}

const needs = { relievedFluids, sourceGases };
type SourceFluids = StepInputs<typeof needs>;

/**
 * The level behind each source that is on, at the higher of its flow and its rated flow; undefined where it is not known, and behind a liquid. Of
 * two phases it is that of the gas.
 */
function sourceLevels(
  { network, solution }: SolvedScenario,
  { relievedFluids: fluids, sourceGases: gases }: SourceFluids,
): readonly SourceLevel[] {
  return network.sources.flatMap((source, index): SourceLevel[] => {
    const state = solution.sources[index];
    if (!state || state.flow === 0) return [];
    const { tag, to, pressure, temperature, gas } = source;
    const atRated = (source.ratedFlow ?? 0) > state.flow;
    const behind = atRated ? (state.backPressureAtRatedFlow ?? state.backPressure) : state.backPressure;
    const whole = gas.type === 'properties' ? gas.molarMass : gases[index]?.molarMass;
    const fluid = fluids[index];
    const released = fluid && releasedGas(fluid, behind);
    const { share, molarMass } = released ?? { share: 1, molarMass: whole };
    const phase = share === 0 ? 'liquid' : share < 1 ? 'two-phase' : 'gas';
    if (pressure === undefined || molarMass === undefined || !(pressure > behind) || phase === 'liquid')
      return [{ tag, to, phase, level: undefined }];
    const ratio = assumedSonicRatio(gas.type === 'properties' ? gas.isentropicExponent : undefined);
    const level = soundPowerLevel({
      pressureDropRatio: (pressure - behind) / pressure,
      massFlow: share * (atRated ? (source.ratedFlow ?? NaN) : state.flow),
      temperature,
      molarMass: molarMass / 1000,
      sonic: exceeds(pressure / behind, ratio),
    });
    return [{ tag, to, phase, level }];
  });
}

/** Follows the sound in the direction of the flow: it falls along a line, passes other items undiminished, and adds up where lines meet. */
function acousticsOf(scenario: SolvedScenario, fluids: SourceFluids): Acoustics {
  const { network, solution } = scenario;
  const sources = sourceLevels(scenario, fluids);
  const flowing = network.items.flatMap((item, index) => {
    const flow = solution.items[index]?.massFlow ?? 0;
    if (flow === 0) return [];
    const [start, end] = flow > 0 ? [item.from, item.to] : [item.to, item.from];
    return [{ item, start, end }];
  });
  const waiting = new Map<string, number>();
  for (const { end } of flowing) waiting.set(end, (waiting.get(end) ?? 0) + 1);
  const arriving = new Map<string, number[]>();
  const arrive = (node: string, level: number | undefined) => {
    if (level !== undefined) arriving.set(node, [...(arriving.get(node) ?? []), level]);
  };
  for (const { to, level } of sources) arrive(to, level);
  const levels: { line: string; level: number }[] = [];
  const ready = [...new Set(flowing.map(({ start }) => start))].filter(node => !waiting.has(node));
  for (const node of ready) {
    const here = arriving.get(node);
    const level = here && sumOfLevels(here);
    for (const { item, end } of flowing.filter(({ start }) => start === node)) {
      if (level !== undefined && item.type === 'line') levels.push({ line: item.tag, level });
      const loss = item.type === 'line' ? attenuation(item.length, item.insideDiameter) : 0;
      arrive(end, level === undefined ? undefined : level - loss);
      const left = (waiting.get(end) ?? 0) - 1;
      waiting.set(end, left);
      if (left === 0) ready.push(end);
    }
  }
  const tagsOf = (meets: (source: SourceLevel) => boolean) => sources.filter(meets).map(({ tag }) => tag);
  return {
    levels,
    withoutLevel: tagsOf(({ level, phase }) => level === undefined && phase !== 'liquid'),
    withLiquid: tagsOf(({ level, phase }) => level !== undefined && phase === 'two-phase'),
    liquid: tagsOf(({ phase }) => phase === 'liquid'),
  };
}

const acoustics = value('acoustics', { solved, ...needs }, v =>
  v.solved.map(scenario => ({ name: scenario.name, ...acousticsOf(scenario, v) })),
);

const columns: readonly TableColumn[] = [
  { id: 'line', label: 'Line' },
  { id: 'scenario', label: 'Loudest scenario' },
  { id: 'soundPowerLevel', label: 'Sound power level', kind: 'level', unit: 'dB', digits: 4 },
  { id: 'likelihood', label: 'Highest likelihood of failure', kind: 'number', unit: '' },
  { id: 'verdict', label: 'Acoustic fatigue' },
];

/** The welded connection of a pipe by which the likelihood of failure of a line is highest: a branch of a tenth of its diameter. */
const worstConnection = { share: 0.1, connection: 'Weldolet', duplex: true } as const;

/** Highest likelihood of failure of any welded connection on a line at a level, dB; undefined where the wall or a curve of the guideline does not say. */
function highestLikelihood(level: number, { nps, schedule }: ItemRow): number | undefined {
  if (!exceeds(level, acousticThreshold)) return lowLikelihood;
  const [pipe] = nps === undefined || schedule === undefined ? [] : findPipes({ nps, schedule });
  if (!pipe) return undefined;
  const { outerDiameter: outsideDiameter, wallThickness } = pipe;
  const { share, ...connection } = worstConnection;
  return undefinedIfRefused(() =>
    acousticLikelihood(level, {
      outsideDiameter,
      wallThickness,
      branchDiameter: share * outsideDiameter,
      ...connection,
    }),
  )?.lof;
}

/** The loudest scenario of each line, in the order of the items. */
const loudest = value('loudest', { solved, acoustics, items: tables.items }, v =>
  v.items.flatMap(row => {
    const { tag = '', type } = row;
    if (type !== 'line') return [];
    const [most] = v.acoustics
      .flatMap(({ name, levels }) => {
        const level = levels.find(({ line }) => line === tag)?.level;
        return level === undefined ? [] : [{ scenario: name, level }];
      })
      .toSorted((one, other) => other.level - one.level);
    return most ? [{ tag, ...most, likelihood: highestLikelihood(most.level, row) }] : [];
  }),
);

/** The lines with the sound power level at their upstream end. */
export const acousticTable = step(
  'acousticTable',
  { loudest },
  {
    label: 'Acoustic power',
    source:
      'Energy Institute AVIFF, 2nd ed. (2008): of all relief valves, each at the higher of its flow and its rated flow, less 60·L/D (L in m, D in mm) along the lines and nothing in drums, seals and bends; summed where lines meet. The likelihood is 0.29 up to 155 dB in any pipe; above, it is that of a weldolet of a tenth of the diameter in duplex steel, the highest of all connections, for lines with a nominal size',
  },
  v =>
    v.loudest.length === 0
      ? absent('no gas flows behind a source with a relieving or set pressure')
      : table(
          columns,
          v.loudest.map(({ tag, scenario, level, likelihood }) => [
            tag,
            scenario,
            level,
            likelihood,
            likelihood === lowLikelihood ? 'none known' : 'assess the welded connections',
          ]),
        ),
);

/** Names the lines in which acoustic fatigue is possible, and the sources whose sound is not counted. */
export const acousticNotes = check({ loudest, acoustics }, v => {
  const loud = v.loudest.filter(({ likelihood }) => likelihood !== lowLikelihood).map(({ tag }) => tag);
  const tagsOf = (kind: 'withoutLevel' | 'withLiquid' | 'liquid') => [
    ...new Set(v.acoustics.flatMap(({ [kind]: tags }) => tags)),
  ];
  const [silent, withLiquid, liquid] = [tagsOf('withoutLevel'), tagsOf('withLiquid'), tagsOf('liquid')];
  return [
    ...(loud.length > 0
      ? [
          warning(
            `The sound power level is above ${acousticThreshold} dB, up to which no acoustic fatigue is known, in: ${firstNames(loud)}. Assess their welded connections in Vibration Analysis Pro.`,
            { field: 'acousticTable', source: 'Energy Institute AVIFF' },
          ),
        ]
      : []),
    ...(withLiquid.length > 0
      ? [
          info(
            `Two phases flow behind ${firstNames(withLiquid)}: the sound power level is that of their gas alone, as the method is for gas.`,
            { field: 'acousticTable', source: 'Energy Institute AVIFF' },
          ),
        ]
      : []),
    ...(liquid.length > 0
      ? [
          info(`Liquid flows behind ${firstNames(liquid)}, which has no sound power level: the method is for gas.`, {
            field: 'acousticTable',
            source: 'Energy Institute AVIFF',
          }),
        ]
      : []),
    ...(silent.length > 0 && v.loudest.length > 0
      ? [
          warning(
            `The sound of ${firstNames(silent)} is not counted: the pressure before is not known or not above that behind, or the molar mass is not known, so the levels behind are too low.`,
            { field: 'acousticTable' },
          ),
        ]
      : []),
  ];
});
