import { vesselVolume } from '@isentrope/engineering/geometry';
import { absolute, gauge } from '@isentrope/engineering/quantities';
import { absent, calculator, missing, warning } from '../kit/index.ts';
import { outletCautions, pressureCautions, temperatureCautions } from './cautions.ts';
import { drawVessel } from './drawing.ts';
import { examples } from './examples.ts';
import { experiments } from './experiments.ts';
import { fields } from './fields.ts';
import { historyTable } from './history.ts';
import { meta } from './meta.ts';
import { modelTable } from './model.ts';
import { published } from './published.ts';
import { refusalsOf } from './refusals.ts';
import * as results from './result-steps.ts';
import { endNotes, validityNotes } from './run-end.ts';
import { durationNotes, simulated } from './simulation.ts';
import { heatOf, outletOf, reliefOf } from './spec-of.ts';
import { normalised, startOf } from './start.ts';
import { timelineOf } from './timeline.ts';
import { flareTogether } from './together.ts';
import { vesselOf, wallOf } from './vessel-of.ts';
import { waterNotes } from './water.ts';

const equation = 'Peng-Robinson equation of state (1978) with volume translation';
const fromRun = 'From the simulated history';
const fromOpening = 'From the simulated history, since the valve began to open';

export default calculator(meta, fields)
  .step(
    'shape',
    ['orientation', 'insideDiameter', 'tangentLength', 'headType', 'wallThickness'],
    { label: '' },
    vesselOf,
  )
  .step(
    'vesselVolume',
    ['shape'],
    { label: 'Vessel volume', kind: 'volume', unit: 'm³', source: 'Cylinder and heads, closed forms' },
    v => vesselVolume(v.shape),
  )
  .step(
    'wall',
    [
      'wallThickness',
      'wallDensity',
      'wallHeatCapacity',
      'wallConductivity',
      'insulationThickness?',
      'insulationDensity?',
      'insulationHeatCapacity?',
      'insulationConductivity?',
      'insulation',
    ],
    { label: '' },
    v =>
      v.insulation === 'insulated' && v.insulationThickness === undefined ? missing('insulation thickness') : wallOf(v),
  )
  .step(
    'heatExchange',
    [
      'heat',
      'ambientTemperature?',
      'windSpeed?',
      'fire?',
      'environmentFactor?',
      'drainage?',
      'elevation?',
      'exposedShare?',
    ],
    { label: '' },
    v => heatOf(v) ?? missing('ambient temperature'),
  )
  .step(
    'outlet',
    ['dischargeCoefficient', 'backPressure', 'draw', 'startDelay', 'openingTime'],
    { label: '' },
    outletOf,
  )
  .step(
    'reliefValve',
    ['reliefAction', 'reliefArea?', 'reliefSetPressure?', 'reliefCoefficient?', 'backPressure'],
    { label: '' },
    v => {
      const valve = reliefOf(v);
      if (v.reliefAction === 'none' || valve) return { valve };
      return missing(
        ...(v.reliefArea === undefined ? ['nozzle area'] : []),
        ...(v.reliefSetPressure === undefined ? ['set pressure'] : []),
      );
    },
  )
  .step('start', ['composition', 'initialPressure', 'initialTemperature', 'liquidLevel?'], { label: '' }, startOf)
  .step(
    'refusals',
    [
      'shape?',
      'wallThickness?',
      'insideDiameter?',
      'composition?',
      'initialPressure?',
      'initialTemperature?',
      'liquidLevel?',
      'start?',
      'outletMode',
      'orificeDiameter?',
      'targetPressure?',
      'backPressure?',
      'reliefArea?',
      'reliefSetPressure?',
      'heat?',
    ],
    { label: '' },
    refusalsOf,
  )
  .check(['refusals'], v => v.refusals)
  .check(['initialPressure', 'designPressure'], v =>
    v.initialPressure > v.designPressure
      ? [warning('The initial pressure is above the design pressure.', { field: 'designPressure' })]
      : [],
  )
  .check(['composition'], waterNotes)
  .check(['composition', 'initialTemperature'], temperatureCautions)
  .step(
    'vesselSpec',
    [
      'shape',
      'wall',
      'composition',
      'initialPressure',
      'initialTemperature',
      'liquidLevel?',
      'start?',
      'heatExchange',
      'reliefValve',
      'designPressure?',
      'minimumDesignTemperature?',
    ],
    { label: '' },
    v => ({
      shape: v.shape,
      wall: v.wall,
      fluid: {
        model: 'peng-robinson' as const,
        composition: normalised(v.composition),
      },
      initial: {
        temperature: v.initialTemperature,
        pressure: v.start?.pressure ?? absolute(v.initialPressure),
        ...(v.liquidLevel === undefined ? {} : { level: v.liquidLevel }),
      },
      heat: v.heatExchange,
      ...(v.reliefValve.valve ? { relief: v.reliefValve.valve } : {}),
      ...(v.designPressure === undefined ? {} : { designPressure: v.designPressure }),
      ...(v.minimumDesignTemperature === undefined ? {} : { minimumDesignTemperature: v.minimumDesignTemperature }),
    }),
  )
  .step(
    'simulation',
    [
      'refusals',
      'vesselSpec',
      'outlet',
      'outletMode',
      'orificeDiameter?',
      'targetTime',
      'targetPressure',
      'duration',
      'model',
    ],
    { label: '', long: true },
    simulated,
  )
  .step('run', ['simulation'], { label: '' }, v => v.simulation.run)
  .check(['run', 'start', 'initialPressure'], pressureCautions)
  .check(['run'], validityNotes)
  .check(['simulation'], endNotes)
  .check(['run', 'draw', 'simulation'], outletCautions)
  .check(['simulation', 'outletMode', 'duration', 'targetTime'], durationNotes)
  .step('targetPressureAbsolute', ['targetPressure'], { label: '' }, v => absolute(v.targetPressure))
  .step(
    'orificeDiameter',
    ['simulation'],
    { label: 'Orifice diameter', symbol: 'd', kind: 'length', unit: 'mm', digits: 4 },
    v => v.simulation.spec.outlet.diameter,
  )
  .step(
    'initialMass',
    ['run'],
    { label: 'Contents at the start', kind: 'mass', unit: 'kg', source: equation },
    v => v.run.summary.initialMass,
  )
  .step(
    'initialLevel',
    ['run'],
    { label: 'Liquid level at the start', kind: 'length', unit: 'mm', source: equation },
    v => v.run.initial.level,
  )
  .step(
    'timeToTarget',
    ['simulation', 'targetPressureAbsolute'],
    { label: 'Time to target pressure', kind: 'time', unit: 'min', source: fromOpening },
    v => results.timeTo(v.simulation, v.targetPressureAbsolute),
  )
  .step(
    'timeToHalfDesign',
    ['simulation', 'designPressure'],
    { label: 'Time to half the design pressure', kind: 'time', unit: 'min', source: fromOpening },
    v => results.timeTo(v.simulation, absolute(v.designPressure / 2)),
  )
  .step('timeTo690', ['simulation'], { label: 'Time to 690 kPa(g)', kind: 'time', unit: 'min', source: fromRun }, v =>
    results.timeTo(v.simulation, absolute(690e3)),
  )
  .step(
    'finalPressure',
    ['run'],
    { label: 'Pressure at the end', kind: 'gaugePressure', unit: 'bar(g)', source: fromRun },
    v => gauge(v.run.summary.finalPressure),
  )
  .step(
    'depressuring',
    ['simulation'],
    { label: 'API 521, within 15 minutes', source: 'API 521: the lower of 690 kPa(g) and half the design pressure' },
    results.depressuring,
  )
  .check(['simulation'], results.depressuringNotes)
  .step(
    'lowestFluidTemperature',
    ['run'],
    { label: 'Lowest fluid temperature', kind: 'temperature', unit: '°C', source: fromRun },
    v => v.run.summary.lowestFluidTemperature.value,
  )
  .step(
    'lowestWallTemperature',
    ['run'],
    { label: 'Lowest metal temperature', kind: 'temperature', unit: '°C', source: fromRun },
    v => v.run.summary.lowestWallTemperature?.value ?? absent('the wall is left out'),
  )
  .step(
    'highestWallTemperature',
    ['run'],
    { label: 'Highest metal temperature', kind: 'temperature', unit: '°C', source: fromRun },
    v => v.run.summary.highestWallTemperature?.value ?? absent('the wall is left out'),
  )
  .step('brittleFracture', ['simulation'], { label: 'Metal against MDMT' }, results.brittleFracture)
  .check(['simulation'], results.brittleNotes)
  .step(
    'peakFlow',
    ['run'],
    { label: 'Peak flow', kind: 'massFlow', unit: 'kg/h', source: fromRun },
    v => v.run.summary.peakFlow.value,
  )
  .step(
    'releasedMass',
    ['run'],
    { label: 'Released in all', kind: 'mass', unit: 'kg', source: fromRun },
    v => v.run.summary.releasedMass,
  )
  .step(
    'liquidCarriedOver',
    ['run'],
    { label: 'of which liquid', kind: 'mass', unit: 'kg', source: fromRun },
    v => v.run.summary.releasedLiquid,
  )
  .step(
    'lowestDownstreamTemperature',
    ['run'],
    { label: 'Lowest temperature after the valve', kind: 'temperature', unit: '°C', source: fromRun },
    v => v.run.summary.lowestDownstreamTemperature?.value ?? absent('nothing left the vessel'),
  )
  .step(
    'massClosure',
    ['run'],
    {
      label: 'Mass balance closes to',
      kind: 'fraction',
      unit: '',
      source: 'Contents and release against the start',
      digits: 2,
    },
    v => v.run.conservation.mass,
  )
  .step(
    'energyClosure',
    ['run'],
    {
      label: 'Energy balance closes to',
      kind: 'fraction',
      unit: '',
      source: 'Contents, wall, release and heat',
      digits: 2,
    },
    v => v.run.conservation.energy,
  )
  .step('modelBasis', ['model', 'heat', 'run'], { label: 'Model' }, modelTable)
  .step('history', ['run'], { label: 'History' }, v => historyTable(v.run))
  .define({
    results: {
      Orifice: ['orificeDiameter', 'timeToTarget'],
      'API 521': ['timeToHalfDesign', 'timeTo690', 'depressuring', 'finalPressure'],
      Temperature: [
        'lowestFluidTemperature',
        'lowestWallTemperature',
        'brittleFracture',
        'highestWallTemperature',
        'lowestDownstreamTemperature',
      ],
      'To the flare': ['peakFlow', 'releasedMass', 'liquidCarriedOver'],
      Balance: ['vesselVolume', 'initialMass', 'initialLevel', 'massClosure', 'energyClosure', 'modelBasis', 'history'],
    },
    primary: 'timeToTarget',
    examples,
    published,
    experiments,
    references: [
      'API Standard 521, Pressure-relieving and Depressuring Systems, 7th ed., 2020',
      'D.-Y. Peng and D. B. Robinson, A new two-constant equation of state, Ind. Eng. Chem. Fundam. 15 (1976) 59-64; 1978 form of the alpha function',
      'M. A. Haque, S. M. Richardson, G. Saville et al., Blowdown of pressure vessels, Trans IChemE 70B (1992)',
    ],
    drawing: v =>
      drawVessel({
        shape: v.shape,
        orientation: v.orientation,
        diameter: v.insideDiameter,
        length: v.tangentLength,
        level: v.liquidLevel,
        gasTemperature: undefined,
        liquidTemperature: undefined,
        flow: undefined,
      }),
    timeline: timelineOf,
    together: flareTogether,
  });
