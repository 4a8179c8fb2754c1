import { fluidName } from '../fluid/index.ts';
import {
  blankLines,
  blankLine,
  caseNameLine,
  valueLine,
  valueLineIfAny,
  derivedLine,
  type ItemDatasheet,
  type LineSource,
} from '../kit/index.ts';
import type { dutyOf } from './duty.ts';
import { fluid, fluidType, pipe, pipeInsideDiameter, specificHeatRatio, temperature, viscosity } from './fields.ts';

/** Calculator-specific datasheet entries; undefined ones are left blank for manual completion. */
interface Own {
  readonly duty: Pick<ReturnType<typeof dutyOf>, 'downstreamPressure' | 'pressureRatio' | 'reynoldsNumber'>;
  readonly flowRate: LineSource;
  readonly upstreamPressure: LineSource;
  readonly pressureDifferential: LineSource;
  readonly density: LineSource;
  readonly vaporPressure?: LineSource;
  readonly bore: LineSource;
  readonly betaRatio: LineSource;
  readonly flowCondition: LineSource;
  readonly dischargeCoefficient?: LineSource;
  readonly expansionFactor: LineSource;
  readonly overallPressureLoss: LineSource;
  readonly boreVelocity: LineSource;
  readonly cavitation?: { readonly index: LineSource; readonly stages: LineSource };
  readonly tappings?: LineSource;
}

/** Returns the datasheet of an orifice plate with a calculator's own entries. */
export function orificePlateDatasheet(own: Own): ItemDatasheet {
  const { duty, cavitation } = own;
  return {
    type: 'item',
    title: 'Orifice plate datasheet',
    standards: 'Fields as in ISA-20 and ISO 5167-2',
    parts: [
      {
        title: 'General',
        lines: [
          caseNameLine('Tag number or name'),
          ...blankLines('Service', 'P&ID number', 'Line number', 'Quantity'),
          blankLine('Design pressure', 'gaugePressure', 'bar(g)'),
          blankLine('Design temperature', 'temperature', '°C'),
        ],
      },
      {
        title: 'Pipe',
        lines: [
          derivedLine('Pipe, size and schedule', pipe.named),
          valueLine('Pipe inside diameter', pipeInsideDiameter),
          ...blankLines('Pipe material', 'Piping class', 'Flow, horizontal or vertical'),
        ],
      },
      {
        title: 'Process conditions',
        states: true,
        lines: [
          derivedLine('Fluid', fluidName(fluid)),
          valueLine('State', fluidType),
          valueLine('Flow rate', own.flowRate),
          valueLine('Upstream pressure', own.upstreamPressure),
          valueLine('Downstream pressure', duty.downstreamPressure),
          valueLine('Differential pressure', own.pressureDifferential),
          valueLine('Upstream temperature', temperature),
          valueLine('Density, upstream', own.density),
          valueLine('Viscosity', viscosity),
          valueLine('Ratio of specific heats', specificHeatRatio),
          valueLineIfAny('Vapour pressure', own.vaporPressure, 'absolutePressure', 'bar(abs)'),
        ],
      },
      {
        title: 'Calculated',
        states: true,
        lines: [
          valueLine('Orifice bore', own.bore),
          valueLine('Diameter ratio β', own.betaRatio),
          valueLine('Flow condition', own.flowCondition),
          valueLine('Pressure ratio', duty.pressureRatio),
          valueLine('Reynolds number of the pipe', duty.reynoldsNumber),
          valueLineIfAny('Discharge coefficient', own.dischargeCoefficient),
          valueLine('Expansibility factor', own.expansionFactor),
          valueLine('Permanent pressure loss', own.overallPressureLoss),
          valueLine('Velocity in the bore', own.boreVelocity),
          valueLineIfAny('Cavitation index', cavitation?.index),
          valueLineIfAny('Plates in series, proposed', cavitation?.stages),
        ],
      },
      {
        title: 'Plate',
        lines: [
          ...blankLines('Type', 'Material', 'Bore as made, at 20 °C', 'Plate thickness', 'Edge thickness and bevel'),
          ...blankLines('Plate outside diameter', 'Drain or vent hole', 'Tab marking', 'Number of plates in series'),
        ],
      },
      {
        title: 'Flanges',
        lines: [
          ...blankLines('Flange standard, size and rating', 'Facing', 'Flange material', 'Gasket', 'Bolting'),
          valueLineIfAny('Pressure tappings', own.tappings),
          ...blankLines('Taps, number and size'),
        ],
      },
      { title: 'Manufacturer', lines: blankLines('Manufacturer and model', 'Purchase order, item, serial number') },
      { title: 'Tests and certificates', lines: blankLines('Material certificate', 'Bore certificate') },
    ],
  };
}
