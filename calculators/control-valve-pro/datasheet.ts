import { bodyByHand, controlValveDatasheet, trimByHand } from '../control-valve/datasheet-parts.ts';
import { liquidTemperature } from '../control-valve/fields.ts';
import { fluidNamed } from '../fluid/index.ts';
import { allByHand, byHand, known, workedFrom, type Datasheets } from '../kit/index.ts';
import definition, {
  chokedPressureDrop,
  flowCondition,
  kv,
  noiseLevel,
  pipingGeometryFactor,
  valveFlowCoefficient,
  valveOpening,
} from './definition.ts';
import { downstreamPipe, fluidType, given, piping, upstreamPipe, valve, viscosity } from './fields.ts';
import { inlet } from './inlet.ts';
import { cavitationIndex, outletVelocity } from './outlet.ts';
import { stream } from './stream.ts';
import { ratioFactor, recoveryFactor } from './valve.ts';

export default {
  definition,
  sheets: [
    controlValveDatasheet({
      piping: [
        workedFrom('Inlet pipe', upstreamPipe.named),
        workedFrom('Outlet pipe', downstreamPipe.named),
        known('Inlet inside diameter', piping.upstreamPipeDiameter),
        known('Outlet inside diameter', piping.downstreamPipeDiameter),
        known('Outlet pipe wall', piping.pipeWallThickness),
        ...allByHand('Pipe material', 'Piping class', 'Insulation'),
      ],
      process: [
        workedFrom('Fluid', fluidNamed(stream.fluid)),
        known('State', fluidType),
        known('Flow rate', given.flowRate),
        known('Flow rate of vapour', given.vaporFlowRate),
        known('Inlet pressure', given.upstreamPressure),
        known('Outlet pressure', inlet.downstreamPressure),
        known('Pressure drop, sizing', given.pressureDifferential),
        byHand('Pressure drop, shut-off', 'pressureDifference', 'bar'),
        known('Inlet temperature', given.temperature, liquidTemperature, given.vaporTemperature),
        known('Density, inlet', given.density),
        known('Molecular weight', given.molecularWeight, given.vaporMolecularWeight),
        known('Compressibility factor', given.compressibilityFactor, given.vaporZ),
        known('Ratio of specific heats', given.gamma, given.vaporGamma),
        known('Viscosity', viscosity),
        known('Vapour pressure', given.vaporPressure),
        known('Critical pressure', given.criticalPressure),
      ],
      calculated: [
        known('Required flow coefficient Cv', valveFlowCoefficient),
        known('Required flow coefficient Kv', kv),
        known('Flow condition', flowCondition),
        known('Pressure drop, choked', chokedPressureDrop),
        known('Travel', valveOpening),
        known('Pressure recovery factor FL, taken', recoveryFactor),
        known('Pressure drop ratio factor xT, taken', ratioFactor),
        known('Piping geometry factor FP', pipingGeometryFactor),
        known('Outlet velocity', outletVelocity),
        known('Cavitation index', cavitationIndex),
        known('Sound pressure level, predicted', noiseLevel),
      ],
      body: [known('Type', valve.valveStyle), known('Body size, inside diameter', valve.valveSize), ...bodyByHand],
      trim: [
        ...allByHand('Type and size'),
        known('Characteristic', valve.characteristic),
        known('Rated flow coefficient', valve.ratedCv),
        known('Rangeability', valve.rangeability),
        known('Rated FL', valve.FL),
        known('Rated xT', valve.xT),
        ...trimByHand,
      ],
    }),
  ],
} satisfies Datasheets;
