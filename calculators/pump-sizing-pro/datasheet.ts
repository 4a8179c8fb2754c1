import { fluidNamed } from '../fluid/index.ts';
import { allByHand, byHand, caseCalled, known, workedFrom, type Datasheets } from '../kit/index.ts';
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
            caseCalled('Tag number or name'),
            ...allByHand('Site and unit', 'Service', 'Number, operating / standby', 'Continuous or intermittent'),
            ...allByHand('Pump type', 'Manufacturer and model', 'Serial number'),
          ],
        },
        {
          title: 'Site',
          lines: [
            ...allByHand('Location, indoor or outdoor', 'Area classification', 'Electricity, V / Hz / phases'),
            byHand('Ambient temperature, min / max', 'temperature', '°C'),
            byHand('Cooling water, inlet / outlet', 'temperature', '°C'),
            ...allByHand('Starting conditions', 'Parallel operation', 'Applicable standard'),
          ],
        },
        {
          title: 'Operating conditions',
          states: true,
          lines: [
            workedFrom('Liquid', fluidNamed(fluid)),
            known('Pumping temperature', pumpingTemperature),
            known('Vapour pressure', process.vaporPressure),
            known('Density', process.density),
            known('Viscosity', process.viscosity),
            known('Mass flow, normal', process.flowRate),
            known('Flow, rated', duty.design),
            known('Suction pressure, rated', duty.suctionPressure),
            known('Suction pressure, maximum', closed.maxSuctionPressure),
            known('Discharge pressure', duty.dischargePressure),
            known('Differential pressure', duty.differentialPressure),
            known('Differential head', duty.differentialHead),
            known('NPSH available', duty.npsha),
            byHand('Specific heat', 'specificHeat', 'kJ/(kg·K)'),
          ],
        },
        {
          title: 'Performance',
          states: true,
          lines: [
            known('Speed', power.speed),
            known('Efficiency on water, rated', power.efficiency),
            known('Efficiency corrected for viscosity', viscous.viscousEfficiency),
            known('Hydraulic power', duty.hydraulic),
            known('Shaft power, rated', drive.shaftPower),
            known('NPSH required', suction.npshRequired),
            known('NPSH margin', duty.npshMargin),
            known('Suction specific speed', drive.suctionSpecificSpeed),
            known('Shut-off head, estimated', closed.shutoffHead),
            known('Shut-off pressure, estimated', closed.estimatedPressure),
            byHand('Minimum continuous stable flow', 'volumeFlow', 'm³/h'),
          ],
        },
        {
          title: 'Pump as offered',
          lines: [
            known('Stages', power.stages),
            byHand('Impeller diameter, rated', 'length', 'mm'),
            byHand('Impeller diameter, max / min', 'length', 'mm'),
            byHand('MAWP', 'gaugePressure', 'bar(g)'),
            ...allByHand('Proposal curve number', 'Rotation, seen from coupling'),
          ],
        },
        {
          title: 'Construction and materials',
          lines: allByHand(
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
            known('Motor power required', drive.motorPower),
            known('Motor rating, next standard', drive.motorRating),
            known('Electrical power', drive.electricalPower),
            ...allByHand('Manufacturer and type', 'Enclosure and protection', 'Frame, mounting'),
            byHand('Motor speed', 'frequency', 'rpm'),
          ],
        },
        {
          title: 'Inspection and tests',
          lines: allByHand('Performance test', 'NPSH test', 'Hydrostatic test', 'Noise, vibration', 'Certificates'),
        },
      ],
    },
  ],
} satisfies Datasheets;
