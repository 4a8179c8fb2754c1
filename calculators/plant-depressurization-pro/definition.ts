import { sharedComposition } from '../fluid/index.ts';
import { calculation, check, optional, selector, aggregation, warning } from '../kit/index.ts';
import {
  closureCautions,
  gergCautions,
  hydrogenCautions,
  outletCautions,
  pressureCautions,
  temperatureCautions,
  vacuumCautions,
} from './cautions.ts';
import { judged } from './continuation.ts';
import { drawVessel } from './drawing.ts';
import { equationNotes } from './contents/equation-check.ts';
import { equationCheck, decisiveOtherRun } from './contents/equation-run.ts';
import { coldestMetalByBothEquations, equationVerdictNotes } from './contents/equation-verdicts.ts';
import { expansionNotes } from './contents/expansion-check.ts';
import { fractionNotes } from './contents/fraction-notes.ts';
import { examples } from './examples.ts';
import { experiments } from './answers/experiments.ts';
import { given, sections } from './fields.ts';
import { withHeader } from './header/header-fields.ts';
import { caseHeader, headerNotes } from './header/header.ts';
import { aggregateHeader } from './header/header-load.ts';
import { meta } from './meta.ts';
import { windowNotes } from './answers/orifice-window.ts';
import { modelNotes } from './model.ts';
import { outputStepNotes } from './answers/history-rows.ts';
import { openingNotes } from './outlet/opening.ts';
import { peakRelief, reliefRelease } from './outlet/outlet-shares.ts';
import { curveNotes } from './answers/pasted-curve.ts';
import * as results from './results.ts';
import { fireSpanNotes } from './fire/fire-span.ts';
import { openingDelayNotes } from './fire/opening-delay.ts';
import { openReliefNotes, overpressureNotes, reliefSetNotes } from './fire/overpressure.ts';
import { ruptureBasis } from './fire/rupture-basis.ts';
import { rupture, strengthFill } from './fire/rupture-check.ts';
import { ruptureHistory, ruptureResults } from './fire/rupture-results.ts';
import { ruptureChecks } from './fire/rupture.ts';
import { uncheckedRuptureNotes } from './fire/unchecked-rupture.ts';
import { endNotes, endOf, validityNotes } from './run-end.ts';
import { durationNotes, targetTimeNotes } from './simulation.ts';
import { contentsLoad } from './start.ts';
import { swellResults } from './outlet/swell-results.ts';
import { swellNotes } from './outlet/swell-verdict.ts';
import { tailPipeResults, tailPipeVerdict } from './outlet/tail-pipe-results.ts';
import { tailPipeNotes } from './outlet/tail-pipe-verdict.ts';
import { tailPipeFills } from './outlet/tail-pipe.ts';
import { targetNotes } from './answers/target.ts';
import { timelineOf } from './answers/timeline.ts';
import { aggregateQuantities } from './flare-load.ts';
import { brittleNotes, depressuringNotes } from './verdicts.ts';
import { refusals, run, shape, simulation, start, target } from './vessel-run.ts';
import { wallFills } from './wall-defaults.ts';
import { colderWaterNotes, freeWaterNotes } from './contents/water-notes.ts';
import { freezingNotes } from './contents/freezing-notes.ts';
import { referenceDensityNotes } from './contents/reference-density.ts';
import { waterNotes } from './contents/water.ts';

const {
  composition,
  equationOfState,
  initialPressure,
  initialTemperature,
  designPressure,
  outletMode,
  duration,
  targetTime,
} = given;

const checks = [
  check(
    {
      target,
      outletMode,
      designPressure: optional(designPressure),
      initialPressure,
      backPressure: given.backPressure,
      startDelay: given.startDelay,
      duration,
    },
    targetNotes,
  ),
  check({ refusals }, v => v.refusals),
  check({ initialPressure, designPressure }, v =>
    v.initialPressure > v.designPressure
      ? [warning('The initial pressure is above the design pressure.', { field: 'designPressure' })]
      : [],
  ),
  check({ composition, equationOfState, model: given.model }, waterNotes),
  check({ composition, equationOfState }, fractionNotes),
  check({ composition, equationOfState, start, initialTemperature }, referenceDensityNotes),
  check({ composition, equationOfState, initialTemperature }, temperatureCautions),
  check({ composition, equationOfState, initialPressure }, hydrogenCautions),
  check({ composition, equationOfState, ...optional({ run }) }, gergCautions),
  check({ run, start, initialPressure }, pressureCautions),
  check({ run, draw: given.draw }, freeWaterNotes),
  check({ simulation }, colderWaterNotes),
  check({ run }, validityNotes),
  check({ run, outputStep: given.outputStep }, v => outputStepNotes({ end: endOf(v.run), outputStep: v.outputStep })),
  check({ run, curve: given.comparedCurve }, curveNotes),
  check({ simulation, judged }, endNotes),
  check({ simulation, model: given.model }, modelNotes),
  check({ run, draw: given.draw, simulation }, outletCautions),
  check({ composition, equationOfState, backPressure: given.backPressure, draw: given.draw, run }, expansionNotes),
  check({ run, equationOfState }, freezingNotes),
  check({ run }, closureCautions),
  check({ run }, vacuumCautions),
  check({ simulation, outletMode, duration, targetTime }, durationNotes),
  check({ simulation, target, targetTime }, v => windowNotes({ ...v, window: v.simulation.window })),
  check(
    { simulation: judged, outletMode, timeToTarget: optional(results.timeToTarget), target, targetTime },
    targetTimeNotes,
  ),
  check({ simulation, judged }, depressuringNotes),
  check({ simulation: judged, verdict: optional(results.brittleFracture) }, brittleNotes),
  check({ run, fireStart: given.fireStart, fireDuration: optional(given.fireDuration) }, fireSpanNotes),
  check({ judged }, overpressureNotes),
  check({ simulation }, v => [...reliefSetNotes(v.simulation), ...openReliefNotes(v.simulation)]),
  check({ judged, target }, openingDelayNotes),
  check({ simulation, localFire: optional(given.localFire) }, uncheckedRuptureNotes),
  ...ruptureChecks,
  check({ openingCurve: given.openingCurve, openingTime: given.openingTime }, openingNotes),
  check(
    {
      simulation,
      judged,
      limit: optional(given.tailPipeMinimumTemperature),
      verdict: optional(tailPipeVerdict),
    },
    tailPipeNotes,
  ),
  check({ simulation, nozzleHeight: optional(given.nozzleHeight) }, swellNotes),
  check({ choice: given.header, simulation }, headerNotes),
  check({ equationCheck, equationOfState, composition, judged, other: optional(decisiveOtherRun) }, v =>
    equationNotes({ ...v, continued: coldestMetalByBothEquations(v) }),
  ),
  check(
    {
      simulation,
      judged,
      other: decisiveOtherRun,
      equationCheck,
      target,
      targetTime,
      outletMode,
      ...optional({
        flareCapacity: given.flareCapacity,
        tailPipeMinimumTemperature: given.tailPipeMinimumTemperature,
      }),
    },
    equationVerdictNotes,
  ),
];

export default calculation(meta, {
  inputs: Object.fromEntries(Object.entries(sections).map(([section, each]) => [section, Object.values(each)])),
  fills: [...wallFills, strengthFill, ...tailPipeFills],
  loads: [selector({ composition, equationOfState, equationCheck: given.equationCheck }, contentsLoad)],
  sharedGroups: [sharedComposition('composition')],
  results: {
    Orifice: [results.orificeDiameter, results.timeToTarget],
    'API 521': [results.timeToHalfDesign, results.timeTo690, results.depressuring, results.finalPressure],
    Temperature: [
      results.lowestFluidTemperature,
      results.lowestWallTemperature,
      results.coldestMetal,
      results.brittleFracture,
      results.highestWallTemperature,
      results.lowestDownstreamTemperature,
    ],
    'Rupture in fire': [...ruptureResults, ruptureBasis, ruptureHistory],
    'Level swell': swellResults,
    'Tail pipe': tailPipeResults,
    'To the flare': [results.peakFlow, results.releasedMass, results.liquidCarriedOver, reliefRelease, peakRelief],
    Balance: [
      results.volumeInside,
      results.initialMass,
      results.initialLevel,
      results.massClosure,
      results.energyClosure,
      results.modelBasis,
      results.equations,
      results.deviations,
      results.history,
      results.released,
      results.ventedStream,
    ],
  },
  primary: results.timeToTarget,
  answers: [
    results.orificeDiameter,
    results.timeToTarget,
    results.lowestWallTemperature,
    results.lowestDownstreamTemperature,
    results.peakFlow,
  ],
  shows: [results.volumeInside],
  checks,
  examples,
  published: () => import('./published.ts'),
  experiments,
  references: [
    'API Standard 521, Pressure-relieving and Depressuring Systems, 7th ed., 2020',
    'D.-Y. Peng and D. B. Robinson, A new two-constant equation of state, Ind. Eng. Chem. Fundam. 15 (1976) 59–64; 1978 form of the alpha function',
    'O. Kunz and W. Wagner, The GERG-2008 wide-range equation of state for natural gases and other mixtures, J. Chem. Eng. Data 57 (2012) 3032–3091; of a single component the paper of its reference equation, named in Model',
    'B. Hekkelstrand, P. Skulstad, Guidelines for the Protection of Pressurised Systems Exposed to Fire, Scandpower Risk Management, report 27.207.291/R1, version 2, 2004',
    'H. G. Fisher et al., Emergency Relief System Design Using DIERS Technology, AIChE, 1992; J. Etchells, J. Wilday, Workbook for Chemical Reactor Relief System Sizing, HSE CRR 136/1998',
    'M. A. Haque, S. M. Richardson, G. Saville et al., Blowdown of pressure vessels, Trans IChemE 70B (1992)',
  ],
  drawing: selector(
    {
      shape,
      orientation: given.orientation,
      diameter: given.insideDiameter,
      length: given.tangentLength,
      level: given.liquidLevel,
    },
    v => drawVessel(v),
  ),
  timeline: selector(
    {
      shape,
      run,
      rupture,
      insideDiameter: given.insideDiameter,
      tangentLength: given.tangentLength,
      target,
      minimumDesignTemperature: given.minimumDesignTemperature,
      tailPipeMinimumTemperature: given.tailPipeMinimumTemperature,
      curve: given.comparedCurve,
    },
    timelineOf,
  ),
  together: aggregation(
    {
      run,
      flareCapacity: given.flareCapacity,
      startDelay: given.startDelay,
      peakFlow: results.peakFlow,
      timeToTarget: results.timeToTarget,
      simulation,
      target,
      targetTime,
      judged,
      equationCheck,
      caseHeader,
      allowableHeaderPressure: given.allowableHeaderPressure,
    },
    aggregateHeader,
    aggregateQuantities,
    withHeader,
  ),
});
