import { fluidRows, sharedFluid } from '../fluid/index.ts';
import { aggregation, calculation } from '../kit/index.ts';
import { copyFoundSizes } from '../pipe/index.ts';
import { examples } from './examples.ts';
import * as blankCells from './checks/blank-cells.ts';
import * as cautions from './checks/cautions.ts';
import { cavitationNotes } from './checks/cavitation.ts';
import { criteriaNotes, verdict } from './checks/criteria.ts';
import {
  conditions,
  criteria,
  fluid,
  friction,
  gradePath,
  preferredSizes,
  pumpCurves,
  heat,
  referencePressure,
  roughness,
  selected,
  sizes,
  tables,
  userDescription,
} from './fields.ts';
import { directionNotes } from './checks/flow-directions.ts';
import { fluidNotes } from './checks/fluid-notes.ts';
import * as exchange from './fluid/heat.ts';
import { frictionCheck } from './checks/friction-check.ts';
import { meta } from './meta.ts';
import { gradeErrors, gradePlots, gradeTable } from './grade-line.ts';
import * as loss from './greatest-loss.ts';
import * as working from './working/index.ts';
import { errorMessages } from './network.ts';
import * as notes from './checks/notes.ts';
import { curveNotes, risingNotes, swingNotes } from './checks/curve-fit.ts';
import { efficiencyNotes, pumpNotes, pumpTable } from './pumps.ts';
import * as results from './results.ts';
import { stream } from './fluid/stream.ts';
import { itemTransfers } from './transfers.ts';
import { aggregateSizes, sizeChoiceErrors, sizingNeeds } from './sizing.ts';
import { openingNotes } from './valve-openings.ts';

const { fluidPhase, ...properties } = fluid;

export default calculation(meta, {
  inputs: {
    Fluid: [userDescription, fluidPhase, ...fluidRows(selected), referencePressure, ...Object.values(properties)],
    Conditions: [...Object.values(conditions), friction, pumpCurves, ...Object.values(heat)],
    Criteria: [...Object.values(criteria), sizes, preferredSizes],
    Network: [roughness, ...Object.values(tables), gradePath],
  },
  fills: stream.fills,
  loads: stream.loads,
  sharedGroups: [sharedFluid(selected)],
  results: {
    Network: [
      verdict,
      results.totalInflow,
      results.highestVelocity,
      results.highestVelocityAt,
      results.highestPressure.pressure,
      results.highestPressure.node,
      results.lowestPressure.pressure,
      results.lowestPressure.node,
      results.nodeTable,
      results.itemTable,
      pumpTable,
      exchange.heatTable,
    ],
    'Hydraulic Grade Line': [gradeTable],
    'Greatest Loss': [loss.greatestLossLine, loss.lineVelocity, loss.lineFriction, loss.greatestLoss],
    Balance: [results.massResidual, results.pressureResidual],
  },
  primary: results.totalInflow,
  answers: [
    results.totalInflow,
    verdict,
    results.highestVelocity,
    results.highestPressure.pressure,
    results.lowestPressure.pressure,
  ],
  shows: [...loss.shows, ...working.shows],
  network: {
    table: results.itemTable,
    item: 'item',
    type: 'type',
    from: 'from',
    to: 'to',
    flow: 'massFlow',
    values: ['inletPressure', 'velocity', 'mach', 'massFlow', 'loss'],
  },
  checks: [
    ...errorMessages,
    notes.assumptions,
    blankCells.blankCells,
    blankCells.viscousValves,
    blankCells.flowsAtBoundaries,
    blankCells.standbyWords,
    exchange.heatInputNotes,
    exchange.heatNotes,
    notes.flowNotes,
    notes.valveNotes,
    cavitationNotes,
    notes.criticalPressureNotes,
    notes.stateNotes,
    directionNotes,
    notes.regimeNotes,
    notes.plateNotes,
    notes.columnNotes,
    notes.machNotes,
    cautions.unscaledFlows,
    cautions.steepLines,
    cautions.roughLines,
    cautions.plateRatios,
    cautions.viscousPumps,
    criteriaNotes,
    frictionCheck,
    openingNotes,
    pumpNotes,
    efficiencyNotes,
    curveNotes,
    swingNotes,
    risingNotes,
    gradeErrors,
    sizeChoiceErrors,
    ...stream.checks,
    ...fluidNotes,
  ],
  plots: gradePlots,
  copyToInput: { ...copyFoundSizes, table: 'together', field: tables.items },
  itemTransfers: itemTransfers,
  together: aggregation(sizingNeeds, aggregateSizes, {}, { sizes: 'smallest' }),
  examples,
  published: () => import('./published.ts'),
  references: [
    'E. Todini, S. Pilati: A gradient method for the solution of looped pipe networks. In: Computer Applications in Water Supply, vol. 1, 1988.',
    'C. F. Colebrook: Turbulent flow in pipes, with particular reference to the transition region between the smooth and rough pipe laws. J. Inst. Civ. Eng. 11 (1939), 133–156.',
    'ANSI/HI 9.6.7-2010, Rotodynamic pumps: guideline for effects of liquid viscosity on performance.',
    'ANSI/HI 9.6.1-2012, Rotodynamic pumps: guideline for NPSH margin.',
    'API Standard 610, Centrifugal Pumps for Petroleum, Petrochemical and Natural Gas Industries, 12th edition (2021): preferred operating region.',
    'IEC 60534-2-4:2009, Industrial-process control valves: inherent flow characteristics and rangeability.',
    'IEC 60534-8-4:2015, Industrial-process control valves: prediction of noise generated by hydrodynamic flow (incipient cavitation).',
    'IEC 60534-2-1:2011, Industrial-process control valves: flow capacity, sizing equations for fluid flow under installed conditions.',
  ],
});
