import { fluidName } from '../fluid/index.ts';
import { blankLines, blankLine, caseNameLine, valueLine, derivedLine, type Datasheets } from '../kit/index.ts';
import definition from './definition.ts';
import { fluid, power, process, pumpingTemperature, suction } from './fields.ts';
import * as duty from './hydraulics.ts';
import * as drive from './power.ts';
import * as closed from './shutoff.ts';
import * as viscous from './viscous.ts';

export default {
  definition,
  sheets: [
    {
      type: 'item',
      title: 'Centrifugal pump datasheet',
      standards: 'Fields as in API 610',
      parts: [
        {
          title: 'General',
          lines: [
            caseNameLine('Tag number or name'),
            ...blankLines('Site and unit', 'Service', 'Number, operating / standby', 'Continuous or intermittent'),
            ...blankLines('Pump type', 'Manufacturer and model', 'Serial number'),
          ],
        },
        {
          title: 'Site',
          lines: [
            ...blankLines('Location, indoor or outdoor', 'Area classification', 'Electricity, V / Hz / phases'),
            blankLine('Ambient temperature, min / max', 'temperature', '°C'),
            blankLine('Cooling water, inlet / outlet', 'temperature', '°C'),
            ...blankLines('Starting conditions', 'Parallel operation', 'Applicable standard'),
          ],
        },
        {
          title: 'Operating conditions',
          states: true,
          lines: [
            derivedLine('Liquid', fluidName(fluid)),
            valueLine('Pumping temperature', pumpingTemperature),
            valueLine('Vapour pressure', process.vaporPressure),
            valueLine('Density', process.density),
            valueLine('Viscosity', process.viscosity),
            valueLine('Mass flow, normal', process.flowRate),
            valueLine('Flow, rated', duty.design),
            valueLine('Suction pressure, rated', duty.suctionPressure),
            valueLine('Suction pressure, maximum', closed.maxSuctionPressure),
            valueLine('Discharge pressure', duty.dischargePressure),
            valueLine('Differential pressure', duty.differentialPressure),
            valueLine('Differential head', duty.differentialHead),
            valueLine('NPSH available', duty.npsha),
            blankLine('Specific heat', 'specificHeat', 'kJ/(kg·K)'),
          ],
        },
        {
          title: 'Performance',
          states: true,
          lines: [
            valueLine('Speed', power.speed),
            valueLine('Efficiency on water, rated', power.efficiency),
            valueLine('Efficiency corrected for viscosity', viscous.viscousEfficiency),
            valueLine('Hydraulic power', duty.hydraulic),
            valueLine('Shaft power, rated', drive.shaftPower),
            valueLine('NPSH required', suction.npshRequired),
            valueLine('NPSH margin', duty.npshMargin),
            valueLine('Suction specific speed', drive.suctionSpecificSpeed),
            valueLine('Shut-off head, estimated', closed.shutoffHead),
            valueLine('Shut-off pressure, estimated', closed.estimatedPressure),
            blankLine('Minimum continuous stable flow', 'volumeFlow', 'm³/h'),
          ],
        },
        {
          title: 'Pump as offered',
          lines: [
            valueLine('Stages', power.stages),
            blankLine('Impeller diameter, rated', 'length', 'mm'),
            blankLine('Impeller diameter, max / min', 'length', 'mm'),
            blankLine('MAWP', 'gaugePressure', 'bar(g)'),
            ...blankLines('Proposal curve number', 'Rotation, seen from coupling'),
          ],
        },
        {
          title: 'Construction and materials',
          lines: blankLines(
            'Nozzles, size / rating / facing',
            'Casing mounting and split',
            'Casing and impeller material',
            'Shaft and sleeve material',
            'Bearings and lubrication',
            'Coupling and guard',
            'Seal arrangement and piping plan',
          ),
        },
        {
          title: 'Driver',
          lines: [
            valueLine('Motor power required', drive.motorPower),
            valueLine('Motor rating, next standard', drive.motorRating),
            valueLine('Electrical power', drive.electricalPower),
            ...blankLines('Manufacturer and type', 'Enclosure and protection', 'Frame, mounting'),
            blankLine('Motor speed', 'frequency', 'rpm'),
          ],
        },
        {
          title: 'Inspection and tests',
          lines: blankLines('Performance test', 'NPSH test', 'Hydrostatic test', 'Noise, vibration', 'Certificates'),
        },
      ],
    },
  ],
} satisfies Datasheets;
