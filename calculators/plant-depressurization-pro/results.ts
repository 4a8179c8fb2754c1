import { vesselVolume } from '@isentrope/engineering/geometry';
import { absolute, gauge } from '@isentrope/engineering/quantities';
import type { StartingPhases } from '@isentrope/engineering/vessels';
import { absent, notBlank, optional, step, value } from '../kit/index.ts';
import { equationTable } from './contents/equation-check.ts';
import { equationCheck } from './contents/equation-run.ts';
import { worseVerdict } from './contents/equation-verdicts.ts';
import { judged, type JudgedSimulation } from './continuation.ts';
import { depressuringVerdict, depressuringVerdicts } from './fire/opening-delay.ts';
import { given } from './fields.ts';
import { historyTable } from './answers/history.ts';
import { modelTable } from './model.ts';
import { historyRowsOf } from './answers/history-rows.ts';
import { deviationTable } from './answers/pasted-curve.ts';
import { releasedTable, ventedTable } from './answers/vented.ts';
import * as verdicts from './verdicts.ts';
import { tailPipe } from './outlet/tail-pipe.ts';
import { run, shape, simulation, start, target } from './vessel-run.ts';

/** Results of a run. */

/** Equation of state of the contents, with its source. */
const equation = ({ start: { basis } }: { readonly start: StartingPhases }): string =>
  basis === undefined ? 'Peng–Robinson equation of state (1978) with volume translation' : basis.source;
const fromRun = 'From the simulated history';
const fromOpening = 'From the simulated history, from the start of valve opening';
const { designPressure, heat, model } = given;

export const volumeInside = step(
  'vesselVolume',
  { shape },
  { label: 'Vessel volume', kind: 'volume', unit: 'm³', source: 'Cylinder and heads, closed forms' },
  v => vesselVolume(v.shape),
);
export const orificeDiameter = step(
  'orificeDiameter',
  { simulation },
  { label: 'Orifice diameter', symbol: 'd', kind: 'length', unit: 'mm', digits: 4 },
  v => v.simulation.spec.outlet.diameter,
);
export const initialMass = step(
  'initialMass',
  { run, start },
  { label: 'Initial contents', kind: 'mass', unit: 'kg', source: equation },
  v => v.run.summary.initialMass,
);
export const initialLevel = step(
  'initialLevel',
  { run, start },
  { label: 'Initial liquid level', kind: 'length', unit: 'mm', source: equation },
  v => v.run.initial.level,
);
export const timeToTarget = step(
  'timeToTarget',
  { simulation, target },
  { label: 'Time to target pressure', kind: 'time', unit: 'min', source: fromOpening },
  v => verdicts.timeTo(v.simulation, v.target.pressure),
);
export const timeToHalfDesign = step(
  'timeToHalfDesign',
  { simulation, designPressure },
  { label: 'Time to half the design pressure', kind: 'time', unit: 'min', source: fromOpening },
  v => verdicts.timeTo(v.simulation, absolute(v.designPressure / 2)),
);
export const timeTo690 = step(
  'timeTo690',
  { simulation },
  { label: 'Time to 690 kPa(g)', kind: 'time', unit: 'min', source: fromRun },
  v => verdicts.timeTo(v.simulation, absolute(690e3)),
);
export const finalPressure = step(
  'finalPressure',
  { run },
  { label: 'Final pressure', kind: 'gaugePressure', unit: 'bar(g)', source: fromRun },
  v => gauge(v.run.summary.finalPressure),
);
export const depressuring = step(
  'depressuring',
  { simulation, judged, equationCheck: optional(equationCheck) },
  { label: 'API 521, within 15 minutes', source: 'API 521: the lower of 690 kPa(g) and half the design pressure' },
  v => worseVerdict(depressuringVerdicts, depressuringVerdict(v), v.equationCheck, depressuringVerdict),
);
export const lowestFluidTemperature = step(
  'lowestFluidTemperature',
  { run },
  { label: 'Lowest fluid temperature', kind: 'temperature', unit: '°C', source: fromRun },
  v => v.run.summary.lowestFluidTemperature.value,
);
export const lowestWallTemperature = step(
  'lowestWallTemperature',
  { run },
  { label: 'Lowest metal temperature', kind: 'temperature', unit: '°C', source: fromRun },
  v => v.run.summary.lowestWallTemperature?.value ?? absent('the wall is not modelled'),
);
export const highestWallTemperature = step(
  'highestWallTemperature',
  { run },
  { label: 'Highest metal temperature', kind: 'temperature', unit: '°C', source: fromRun },
  v => v.run.summary.highestWallTemperature?.value ?? absent('the wall is not modelled'),
);
export const coldestMetal = step(
  'coldestMetal',
  { simulation: judged },
  {
    label: 'Coldest metal, for the verdict',
    kind: 'temperature',
    unit: '°C',
    source: ({ simulation }: { readonly simulation: JudgedSimulation }) =>
      simulation.isContinued ? 'From the simulated history, continued beyond the duration' : fromRun,
  },
  verdicts.coldestMetal,
);
export const brittleFracture = step(
  'brittleFracture',
  { simulation: judged, equationCheck: optional(equationCheck) },
  { label: 'Coldest metal against MDMT' },
  v =>
    worseVerdict(['Not below MDMT', 'Below MDMT'], verdicts.brittleFracture(v), v.equationCheck, byOther =>
      verdicts.brittleFracture({ simulation: byOther.judged }),
    ),
);
export const peakFlow = step(
  'peakFlow',
  { run },
  { label: 'Peak flow', kind: 'massFlow', unit: 'kg/h', source: fromRun },
  v => v.run.summary.peakFlow.value,
);
export const releasedMass = step(
  'releasedMass',
  { run },
  { label: 'Total released', kind: 'mass', unit: 'kg', source: fromRun },
  v => v.run.summary.releasedMass,
);
export const liquidCarriedOver = step(
  'liquidCarriedOver',
  { run },
  { label: 'of which liquid', kind: 'mass', unit: 'kg', source: fromRun },
  v => v.run.summary.releasedLiquid,
);
export const lowestDownstreamTemperature = step(
  'lowestDownstreamTemperature',
  { run },
  { label: 'Lowest temperature downstream of the valve', kind: 'temperature', unit: '°C', source: fromRun },
  v => v.run.summary.lowestDownstreamTemperature?.value ?? absent('nothing leaves the vessel'),
);
/** Balance residual below which differences are rounding. */
const negligibleClosure = 1e-9;

export const massClosure = step(
  'massClosure',
  { run },
  {
    label: 'Mass balance closes to',
    kind: 'fraction',
    unit: '',
    source: 'Contents plus release against the initial contents',
    digits: 2,
    residual: negligibleClosure,
  },
  v => v.run.conservation.mass,
);
export const energyClosure = step(
  'energyClosure',
  { run },
  {
    label: 'Energy balance closes to',
    kind: 'fraction',
    unit: '',
    source: 'Contents, wall, release and heat',
    digits: 2,
    residual: negligibleClosure,
  },
  v => v.run.conservation.energy,
);
export const modelBasis = step('modelBasis', { model, heat, start, run, tailPipe }, { label: 'Model' }, modelTable);
export const equations = step(
  'equations',
  { equationCheck },
  { label: 'By the other equation', when: { equationCheck: 'yes' } },
  equationTable,
);
export const deviations = step(
  'deviations',
  { run, curve: given.comparedCurve },
  { label: 'Deviations from the pasted curve', when: { comparedCurve: notBlank } },
  deviationTable,
);
/** Number of rows of the time tables. */
const moments = value('moments', { run, outputStep: optional(given.outputStep) }, v =>
  historyRowsOf(v.run.series.time, v.outputStep),
);
export const history = step('history', { run, moments }, { label: 'History' }, v => historyTable(v.run, v.moments));
export const released = step('released', { run }, { label: 'Released, by component' }, v => releasedTable(v.run));
/** The outflow varies more slowly than pressure and temperatures, so that fewer rows are sufficient. */
const ventedMoments = value('ventedMoments', { run, outputStep: optional(given.outputStep) }, v =>
  historyRowsOf(v.run.series.time, v.outputStep, 40),
);
export const ventedStream = step('ventedStream', { run, moments: ventedMoments }, { label: 'Vented stream' }, v =>
  ventedTable(v.run, v.moments),
);
