import { fluidNamed } from '../fluid/index.ts';
import {
  allByHand,
  byHand,
  caseCalled,
  known,
  knownIfAny,
  workedFrom,
  type ItemDatasheet,
  type KnownBy,
} from '../kit/index.ts';
import type { dutyOf } from './duty.ts';
import { fluid, fluidType, pipe, pipeInsideDiameter, specificHeatRatio, temperature, viscosity } from './fields.ts';

/** Calculator-specific datasheet entries; undefined ones are left blank for manual completion. */
interface Own {
  readonly duty: Pick<ReturnType<typeof dutyOf>, 'downstreamPressure' | 'pressureRatio' | 'reynoldsNumber'>;
  readonly flowRate: KnownBy;
  readonly upstreamPressure: KnownBy;
  readonly pressureDifferential: KnownBy;
  readonly density: KnownBy;
  readonly vaporPressure?: KnownBy;
  readonly bore: KnownBy;
  readonly betaRatio: KnownBy;
  readonly flowCondition: KnownBy;
  readonly dischargeCoefficient?: KnownBy;
  readonly expansionFactor: KnownBy;
  readonly overallPressureLoss: KnownBy;
  readonly boreVelocity: KnownBy;
  readonly cavitation?: { readonly index: KnownBy; readonly stages: KnownBy };
  readonly tappings?: KnownBy;
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
          caseCalled('Tag number or name'),
          ...allByHand('Service', 'P&ID number', 'Line number', 'Quantity'),
          byHand('Design pressure', 'gaugePressure', 'bar(g)'),
          byHand('Design temperature', 'temperature', '°C'),
        ],
      },
      {
        title: 'Pipe',
        lines: [
          workedFrom('Pipe, size and schedule', pipe.named),
          known('Pipe inside diameter', pipeInsideDiameter),
          ...allByHand('Pipe material', 'Piping class', 'Flow, horizontal or vertical'),
        ],
      },
      {
        title: 'Process conditions',
        states: true,
        lines: [
          workedFrom('Fluid', fluidNamed(fluid)),
          known('State', fluidType),
          known('Flow rate', own.flowRate),
          known('Upstream pressure', own.upstreamPressure),
          known('Downstream pressure', duty.downstreamPressure),
          known('Differential pressure', own.pressureDifferential),
          known('Upstream temperature', temperature),
          known('Density, upstream', own.density),
          known('Viscosity', viscosity),
          known('Ratio of specific heats', specificHeatRatio),
          knownIfAny('Vapour pressure', own.vaporPressure, 'absolutePressure', 'bar(abs)'),
        ],
      },
      {
        title: 'Calculated',
        states: true,
        lines: [
          known('Orifice bore', own.bore),
          known('Diameter ratio β', own.betaRatio),
          known('Flow condition', own.flowCondition),
          known('Pressure ratio', duty.pressureRatio),
          known('Reynolds number of the pipe', duty.reynoldsNumber),
          knownIfAny('Discharge coefficient', own.dischargeCoefficient),
          known('Expansibility factor', own.expansionFactor),
          known('Permanent pressure loss', own.overallPressureLoss),
          known('Velocity in the bore', own.boreVelocity),
          knownIfAny('Cavitation index', cavitation?.index),
          knownIfAny('Plates in series, proposed', cavitation?.stages),
        ],
      },
      {
        title: 'Plate',
        lines: [
          ...allByHand('Type', 'Material', 'Bore as made, at 20 °C', 'Plate thickness', 'Edge thickness and bevel'),
          ...allByHand('Plate outside diameter', 'Drain or vent hole', 'Tab marking', 'Number of plates in series'),
        ],
      },
      {
        title: 'Flanges',
        lines: [
          ...allByHand('Flange standard, size and rating', 'Facing', 'Flange material', 'Gasket', 'Bolting'),
          knownIfAny('Pressure tappings', own.tappings),
          ...allByHand('Taps, number and size'),
        ],
      },
      { title: 'Manufacturer', lines: allByHand('Manufacturer and model', 'Purchase order, item, serial number') },
      { title: 'Tests and certificates', lines: allByHand('Material certificate', 'Bore certificate') },
    ],
  };
}
