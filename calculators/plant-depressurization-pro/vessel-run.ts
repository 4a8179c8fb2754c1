import { absolute } from '@isentrope/engineering/quantities';
import { expensiveStep, optional, missing, value } from '../kit/index.ts';
import { given } from './fields.ts';
import { opening } from './outlet/opening.ts';
import { refusalsOf } from './refusals.ts';
import { byTemperature } from './fire/varying-metal.ts';
import { simulate } from './simulation.ts';
import { heatOf, outletOf, reliefOf } from './specification.ts';
import { swellRefusals } from './outlet/swell-refusals.ts';
import { normaliseComposition, startOf } from './start.ts';
import { tailPipe, tailPipeRefusals } from './outlet/tail-pipe.ts';
import { targetOf } from './answers/target.ts';
import { vesselOf, wallOf } from './vessel-geometry.ts';

/** Converts the fields to the simulator's specification, and runs it. */

const {
  orientation,
  insideDiameter,
  tangentLength,
  headType,
  wallThickness,
  wallDensity,
  wallHeatCapacity,
  wallConductivity,
  insulation,
  insulationThickness,
  insulationDensity,
  insulationHeatCapacity,
  insulationConductivity,
  composition,
  equationOfState,
  initialPressure,
  initialTemperature,
  liquidLevel,
  outletMode,
  orificeDiameter,
  metalMargin,
  targetTime,
  targetPressure,
  dischargeCoefficient,
  backPressure,
  draw,
  startDelay,
  openingTime,
  reliefAction,
  reliefArea,
  reliefSetPressure,
  reliefCoefficient,
  heat,
  ambientTemperature,
  windSpeed,
  fire,
  environmentFactor,
  drainage,
  elevation,
  exposedShare,
  designPressure,
  minimumDesignTemperature,
  model,
  duration,
} = given;

export const shape = value('shape', { orientation, insideDiameter, tangentLength, headType, wallThickness }, vesselOf);

export const wall = value(
  'wall',
  {
    wallThickness,
    wallDensity,
    wallHeatCapacity,
    wallConductivity,
    insulation,
    ...optional({ insulationThickness, insulationDensity, insulationHeatCapacity, insulationConductivity }),
  },
  v =>
    v.insulation === 'insulated' && v.insulationThickness === undefined ? missing('insulation thickness') : wallOf(v),
);

export const heatExchange = value(
  'heatExchange',
  {
    heat,
    ...optional({ ambientTemperature, windSpeed, fire, environmentFactor, drainage, elevation, exposedShare }),
    ...optional({ fireStart: given.fireStart, fireDuration: given.fireDuration }),
  },
  v => heatOf(v) ?? missing('ambient temperature'),
);

export const outlet = value(
  'outlet',
  {
    dischargeCoefficient,
    backPressure,
    draw,
    startDelay,
    openingTime,
    opening,
    tailPipe,
    ...optional({ swellRegime: given.swellRegime, nozzleHeight: given.nozzleHeight }),
  },
  outletOf,
);

const reliefValve = value(
  'reliefValve',
  { reliefAction, backPressure, ...optional({ reliefArea, reliefSetPressure, reliefCoefficient }) },
  v => {
    const valve = reliefOf(v);
    if (v.reliefAction === 'none' || valve) return { valve };
    return missing(
      ...(v.reliefArea === undefined ? ['nozzle area'] : []),
      ...(v.reliefSetPressure === undefined ? ['set pressure'] : []),
    );
  },
);

export const target = value('target', { ...optional({ targetPressure, designPressure }) }, targetOf);

export const start = value(
  'start',
  { composition, equationOfState, initialPressure, initialTemperature, liquidLevel: optional(liquidLevel) },
  startOf,
);

export const refusals = value(
  'refusals',
  {
    outletMode,
    equationOfState,
    tailPipe: given.tailPipe,
    draw,
    ...optional({
      nozzleHeight: given.nozzleHeight,
      tailPipeDiameter: given.tailPipeDiameter,
      tailPipeRoughness: given.tailPipeRoughness,
      shape,
      wallThickness,
      insideDiameter,
      composition,
      initialPressure,
      initialTemperature,
      liquidLevel,
      start,
      orificeDiameter,
      target,
      backPressure,
      reliefArea,
      reliefSetPressure,
      heat,
    }),
  },
  v => [...refusalsOf(v), ...tailPipeRefusals(v), ...swellRefusals(v)],
);

export const vesselSpec = value(
  'vesselSpec',
  {
    shape,
    wall,
    composition,
    equationOfState,
    initialPressure,
    initialTemperature,
    heatExchange,
    reliefValve,
    ...optional({ liquidLevel, start, designPressure, minimumDesignTemperature, byTemperature }),
  },
  v => ({
    shape: v.shape,
    wall: v.byTemperature === undefined ? v.wall : { ...v.wall, byTemperature: v.byTemperature },
    fluid: {
      model: v.equationOfState,
      composition: normaliseComposition(v.composition),
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
);

export const simulation = expensiveStep(
  'simulation',
  {
    refusals,
    vesselSpec,
    outlet,
    outletMode,
    targetTime,
    target,
    duration,
    model,
    ...optional({ orificeDiameter, metalMargin, tailPipeMinimumTemperature: given.tailPipeMinimumTemperature }),
  },
  simulate,
);

export const run = value('run', { simulation }, v => v.simulation.run);
