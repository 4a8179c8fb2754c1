import { bodyByHand, controlValveDatasheet, trimByHand } from '../control-valve/datasheet-parts.ts';
import { liquidTemperature } from '../control-valve/fields.ts';
import { fluidName } from '../fluid/index.ts';
import { blankLines, blankLine, valueLine, derivedLine, type Datasheets } from '../kit/index.ts';
import definition, {
  chokedPressureDrop,
  flowCondition,
  kv,
  noiseLevel,
  pipingGeometryFactor,
  valveFlowCoefficient,
  valveOpening,
} from './definition.ts';
import { downstreamPipe, fluidType, flowInputs, piping, upstreamPipe, valve, viscosity } from './fields.ts';
import { inlet } from './inlet.ts';
import { cavitationIndex, outletVelocity } from './outlet.ts';
import { stream } from './stream.ts';
import { ratioFactor, recoveryFactor } from './valve.ts';

export default {
  definition,
  sheets: [
    controlValveDatasheet({
      piping: [
        derivedLine('Inlet pipe', upstreamPipe.named),
        derivedLine('Outlet pipe', downstreamPipe.named),
        valueLine('Inlet inside diameter', piping.upstreamPipeDiameter),
        valueLine('Outlet inside diameter', piping.downstreamPipeDiameter),
        valueLine('Outlet pipe wall', piping.pipeWallThickness),
        ...blankLines('Pipe material', 'Piping class', 'Insulation'),
      ],
      process: [
        derivedLine('Fluid', fluidName(stream.fluid)),
        valueLine('State', fluidType),
        valueLine('Flow rate', flowInputs.flowRate),
        valueLine('Flow rate of vapour', flowInputs.vaporFlowRate),
        valueLine('Inlet pressure', flowInputs.upstreamPressure),
        valueLine('Outlet pressure', inlet.downstreamPressure),
        valueLine('Pressure drop, sizing', flowInputs.pressureDifferential),
        blankLine('Pressure drop, shut-off', 'pressureDifference', 'bar'),
        valueLine('Inlet temperature', flowInputs.temperature, liquidTemperature, flowInputs.vaporTemperature),
        valueLine('Density, inlet', flowInputs.density),
        valueLine('Molecular weight', flowInputs.molecularWeight, flowInputs.vaporMolecularWeight),
        valueLine('Compressibility factor', flowInputs.compressibilityFactor, flowInputs.vaporZ),
        valueLine('Ratio of specific heats', flowInputs.gamma, flowInputs.vaporGamma),
        valueLine('Viscosity', viscosity),
        valueLine('Vapour pressure', flowInputs.vaporPressure),
        valueLine('Critical pressure', flowInputs.criticalPressure),
      ],
      calculated: [
        valueLine('Required flow coefficient Cv', valveFlowCoefficient),
        valueLine('Required flow coefficient Kv', kv),
        valueLine('Flow condition', flowCondition),
        valueLine('Pressure drop, choked', chokedPressureDrop),
        valueLine('Travel', valveOpening),
        valueLine('Pressure recovery factor FL, used', recoveryFactor),
        valueLine('Pressure drop ratio factor xT, used', ratioFactor),
        valueLine('Piping geometry factor FP', pipingGeometryFactor),
        valueLine('Outlet velocity', outletVelocity),
        valueLine('Cavitation index', cavitationIndex),
        valueLine('Sound pressure level, predicted', noiseLevel),
      ],
      body: [
        valueLine('Type', valve.valveStyle),
        valueLine('Body size, inside diameter', valve.valveSize),
        ...bodyByHand,
      ],
      trim: [
        ...blankLines('Type and size'),
        valueLine('Characteristic', valve.characteristic),
        valueLine('Rated flow coefficient', valve.ratedCv),
        valueLine('Rangeability', valve.rangeability),
        valueLine('Rated FL', valve.FL),
        valueLine('Rated xT', valve.xT),
        ...trimByHand,
      ],
    }),
  ],
} satisfies Datasheets;
