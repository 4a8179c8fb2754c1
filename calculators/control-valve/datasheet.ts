import { fluidName } from '../fluid/index.ts';
import { blankLines, blankLine, valueLine, derivedLine, type Datasheets } from '../kit/index.ts';
import { bodyByHand, controlValveDatasheet, trimByHand } from './datasheet-parts.ts';
import definition, {
  chokedPressureDrop,
  flowCondition,
  fluidType,
  flowInputs,
  inlet,
  valveFlowCoefficient,
} from './definition.ts';
import { fluid, liquidTemperature } from './fields.ts';

export default {
  definition,
  sheets: [
    controlValveDatasheet({
      piping: [
        ...blankLines('Inlet pipe', 'Outlet pipe'),
        blankLine('Inlet inside diameter', 'length', 'mm'),
        blankLine('Outlet inside diameter', 'length', 'mm'),
        blankLine('Outlet pipe wall', 'length', 'mm'),
        ...blankLines('Pipe material', 'Piping class', 'Insulation'),
      ],
      process: [
        derivedLine('Fluid', fluidName(fluid)),
        valueLine('State', fluidType),
        valueLine('Flow rate', flowInputs.flowRate),
        valueLine('Inlet pressure', flowInputs.upstreamPressure),
        valueLine('Outlet pressure', inlet.downstreamPressure),
        valueLine('Pressure drop, sizing', flowInputs.pressureDifferential),
        blankLine('Pressure drop, shut-off', 'pressureDifference', 'bar'),
        valueLine('Inlet temperature', flowInputs.temperature, liquidTemperature),
        valueLine('Density, inlet', flowInputs.density),
        valueLine('Molecular weight', flowInputs.molecularWeight),
        valueLine('Compressibility factor', flowInputs.compressibilityFactor),
        valueLine('Ratio of specific heats', flowInputs.gamma),
        blankLine('Viscosity', 'dynamicViscosity', 'cP'),
        valueLine('Vapour pressure', flowInputs.vaporPressure),
        valueLine('Critical pressure', flowInputs.criticalPressure),
      ],
      calculated: [
        valueLine('Required flow coefficient', valveFlowCoefficient),
        valueLine('Flow condition', flowCondition),
        valueLine('Pressure drop, choked', chokedPressureDrop),
        ...blankLines('Travel'),
        blankLine('Sound pressure level, predicted', 'weightedLevel', 'dB(A)'),
      ],
      body: [...blankLines('Type', 'Body size'), ...bodyByHand],
      trim: [
        ...blankLines('Type and size', 'Characteristic'),
        blankLine('Rated flow coefficient', 'flowCoefficient', 'Cv'),
        ...blankLines('Rated FL and xT'),
        ...trimByHand,
      ],
    }),
  ],
} satisfies Datasheets;
