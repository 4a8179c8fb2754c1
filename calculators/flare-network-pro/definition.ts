import { calculation } from '../kit/index.ts';
import { copyFoundSizes } from '../pipe/index.ts';
import { acousticNotes, acousticTable } from './acoustics.ts';
import { assumptions } from './assumptions.ts';
import { examples } from './examples.ts';
import {
  conditions,
  conventionalSprings,
  criteria,
  gasModel,
  preferredSizes,
  roughness,
  sizes,
  userDescription,
} from './fields.ts';
import * as line from './governing-line.ts';
import * as source from './governing-source.ts';
import { meta } from './meta.ts';
import { coldNotes } from './cold-items.ts';
import { constantGasCheck } from './constant-gas-check.ts';
import { equationCautions } from './equation-cautions.ts';
import { viscousLiquids } from './viscous-liquids.ts';
import { errorMessages, gasLoads } from './network.ts';
import * as notes from './notes.ts';
import { profilePlots } from './profile.ts';
import * as results from './results.ts';
import { sizeTable, sizingNotes } from './sizing.ts';
import { allowanceNotes, capacityNotes, sourceNotes, superimposedNotes } from './source-notes.ts';
import { backPressureTable, sourceTable } from './source-tables.ts';
import { referenceLoads, throttlingNotes } from './throttling-notes.ts';
import { sealFreezingNotes } from './seal-freezing.ts';
import { sourceTransfers } from './source-transfers.ts';
import { tables } from './tables.ts';
import { fixedLossNotes } from './fixed-losses.ts';
import { itemTransfers } from './transfers.ts';
import * as working from './working/index.ts';

export default calculation(meta, {
  inputs: {
    Conditions: [userDescription, gasModel, ...Object.values(conditions)],
    Criteria: [conventionalSprings, ...Object.values(criteria), sizes, preferredSizes],
    Network: [roughness, ...Object.values(tables)],
  },
  results: {
    Network: [
      results.verdict,
      results.highestMach,
      results.highestMachAt,
      results.lowestTemperature,
      results.lowestTemperatureAt,
      sourceTable,
      backPressureTable,
      results.itemTable,
      results.scenarioTable,
    ],
    'Acoustic Fatigue': [acousticTable],
    'Smallest Sizes': [sizeTable],
    'Governing Source': [
      source.governingTag,
      source.governingScenario,
      source.governingGaugePressure,
      source.governingBuiltUp,
      source.governingUtilization,
      source.governingCapacity,
      source.pathTable,
    ],
    'Line That Adds Most': [line.lineTag, line.resistance, line.machResistance, line.inletPressure],
    Balance: [results.massResidual, results.energyResidual, results.componentResidual],
  },
  primary: source.governingUtilization,
  answers: [source.governingUtilization, source.governingTag, results.verdict, results.highestMach],
  shows: [...source.shows, ...line.shows, ...working.shows],
  network: {
    table: results.itemTable,
    item: 'item',
    type: 'type',
    from: 'from',
    to: 'to',
    flow: 'massFlow',
    values: ['mach', 'inletPressure', 'velocity', 'massFlow'],
  },
  plots: profilePlots,
  itemTransfers: [...itemTransfers, ...sourceTransfers],
  copyToInput: { ...copyFoundSizes, table: sizeTable, field: tables.items },
  checks: [
    ...errorMessages,
    assumptions,
    notes.roughLines,
    notes.relievingNotes,
    sealFreezingNotes,
    coldNotes,
    notes.ambientNotes,
    notes.ambiguousAmounts,
    notes.gasNotes,
    equationCautions,
    viscousLiquids,
    throttlingNotes,
    constantGasCheck,
    notes.stateNotes,
    notes.outletNotes,
    sourceNotes,
    superimposedNotes,
    allowanceNotes,
    capacityNotes,
    notes.ratedChokeNotes,
    notes.lineNotes,
    acousticNotes,
    notes.deadItemNotes,
    sizingNotes,
    fixedLossNotes,
  ],
  examples,
  published: () => import('./published.ts'),
  loads: [gasLoads, referenceLoads],
  references: [
    'API Standard 521, Pressure-relieving and Depressuring Systems, 7th edition (2020): disposal systems.',
    'API Standard 520, Sizing, Selection, and Installation of Pressure-relieving Devices, Part I, 10th edition (2020): back pressure.',
    'NORSOK P-001, Process design, edition 5 (2006): sizing of flare and vent lines.',
    'A. H. Shapiro: The Dynamics and Thermodynamics of Compressible Fluid Flow, vol. 1. Ronald Press, New York, 1953: chapter 6, flow in constant-area ducts with friction.',
    'Energy Institute, Guidelines for the avoidance of vibration induced fatigue failure in process pipework (AVIFF), 2nd edition (2008): acoustic fatigue.',
    'C. F. Colebrook: Turbulent flow in pipes, with particular reference to the transition region between the smooth and rough pipe laws. J. Inst. Civ. Eng. 11 (1939), 133–156.',
  ],
});
