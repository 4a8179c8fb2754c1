import { fluidNamed } from '../fluid/index.ts';
import { allByHand, byHand, known, workedFrom, type Datasheets } from '../kit/index.ts';
import { bodyByHand, controlValveDatasheet, trimByHand } from './datasheet-parts.ts';
import definition, {
  chokedPressureDrop,
  flowCondition,
  fluidType,
  given,
  inlet,
  valveFlowCoefficient,
} from './definition.ts';
import { fluid, liquidTemperature } from './fields.ts';

export default {
  definition,
  sheets: [
    controlValveDatasheet({
      piping: [
        ...allByHand('Inlet pipe', 'Outlet pipe'),
        byHand('Inlet inside diameter', 'length', 'mm'),
        byHand('Outlet inside diameter', 'length', 'mm'),
        byHand('Outlet pipe wall', 'length', 'mm'),
        ...allByHand('Pipe material', 'Piping class', 'Insulation'),
      ],
      process: [
        workedFrom('Fluid', fluidNamed(fluid)),
        known('State', fluidType),
        known('Flow rate', given.flowRate),
        known('Inlet pressure', given.upstreamPressure),
        known('Outlet pressure', inlet.downstreamPressure),
        known('Pressure drop, sizing', given.pressureDifferential),
        byHand('Pressure drop, shut-off', 'pressureDifference', 'bar'),
        known('Inlet temperature', given.temperature, liquidTemperature),
        known('Density, inlet', given.density),
        known('Molecular weight', given.molecularWeight),
        known('Compressibility factor', given.compressibilityFactor),
        known('Ratio of specific heats', given.gamma),
        byHand('Viscosity', 'dynamicViscosity', 'cP'),
        known('Vapour pressure', given.vaporPressure),
        known('Critical pressure', given.criticalPressure),
      ],
      calculated: [
        known('Required flow coefficient', valveFlowCoefficient),
        known('Flow condition', flowCondition),
        known('Pressure drop, choked', chokedPressureDrop),
        ...allByHand('Travel'),
        byHand('Sound pressure level, predicted', 'weightedLevel', 'dB(A)'),
      ],
      body: [...allByHand('Type', 'Body size'), ...bodyByHand],
      trim: [
        ...allByHand('Type and size', 'Characteristic'),
        byHand('Rated flow coefficient', 'flowCoefficient', 'Cv'),
        ...allByHand('Rated FL and xT'),
        ...trimByHand,
      ],
    }),
  ],
} satisfies Datasheets;
