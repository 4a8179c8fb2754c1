import { sharedFluid, fluidRows } from '../fluid/index.ts';
import { calculation, selector } from '../kit/index.ts';
import { drawPump } from './drawing.ts';
import { examples } from './examples.ts';
import { discharge, fluid, power, process, pumpingTemperature, shutoff, suction, userDescription } from './fields.ts';
import { plots } from './figures.ts';
import * as duty from './hydraulics.ts';
import { meta } from './meta.ts';
import * as drive from './power.ts';
import * as closed from './shutoff.ts';
import { stream } from './stream.ts';
import * as viscous from './viscous.ts';

const atSuction = [duty.design, duty.upstreamHead, duty.suctionPressure, duty.suctionHead];
const atDischarge = [duty.dischargePressure, duty.dischargeHead, duty.differentialPressure, duty.differentialHead];

export default calculation(meta, {
  inputs: {
    'Process Data': [userDescription, ...fluidRows(fluid), pumpingTemperature, ...Object.values(process)],
    'Suction Condition': Object.values(suction),
    'Discharge Condition': Object.values(discharge),
    Power: Object.values(power),
    'Shut-off Pressure': Object.values(shutoff),
  },
  fills: stream.fills,
  loads: stream.loads,
  sharedGroups: [sharedFluid(fluid)],
  results: {
    'Flow & Suction Condition': atSuction,
    'Discharge Condition': atDischarge,
    'NPSH & Pump Power': [
      duty.npsha,
      duty.hydraulic,
      drive.shaftPower,
      duty.npshMargin,
      duty.npshWanted,
      drive.suctionSpecificSpeed,
      viscous.waterFlow,
      viscous.waterHead,
      viscous.viscousEfficiency,
      drive.motorPower,
      drive.motorRating,
      drive.electricalPower,
    ],
    'Shutoff Conditions': [
      closed.maxSuctionPressure,
      closed.shutoffDifference,
      closed.shutoffHead,
      closed.estimatedPressure,
    ],
  },
  primary: duty.differentialHead,
  answers: [duty.differentialHead, duty.npsha, drive.shaftPower, drive.motorRating, closed.estimatedPressure],
  methodHelp:
    'HI 9.6.7 is recommended, above all for viscous liquids. Without correction, the pump is sized as for water, with the efficiency as entered.',
  methods: {
    original: { name: 'No viscosity correction', inWords: 'the uncorrected method', checks: [closed.weakShutoff] },
    hi967: { name: 'HI 9.6.7', checks: [viscous.outsideTests] },
  },
  crossCheck: {
    result: drive.shaftPower,
    unsafe: 'higher',
    consequence: 'a motor chosen without the correction would be too small',
  },
  shows: [...atSuction, ...atDischarge, duty.npshMargin, duty.npshWanted, duty.hydraulic, ...viscous.shows],
  checks: [...duty.dutyChecks, viscous.npshOfWater, drive.suctionEnergy, ...closed.shutoffChecks, ...stream.checks],
  examples,
  published: () => import('./published.ts'),
  references: [
    'ANSI/HI 9.6.7-2010, Rotodynamic pumps: guideline for effects of liquid viscosity on performance.',
    'ANSI/HI 9.6.1-2012, Rotodynamic pumps: guideline for NPSH margin.',
    'API Standard 610, Centrifugal pumps for petroleum, petrochemical and natural gas industries, 11th ed. 2010.',
    'IEC 60072-1, Rotating electrical machines: dimensions and output series; IEC 60034-30-1:2014, efficiency classes.',
    'Crane Technical Paper No. 410, Flow of fluids through valves, fittings and pipe, 2009.',
  ],
  drawing: selector(
    {
      ...suction,
      ...discharge,
      maxLiquidLevel: shutoff.maxLiquidLevel,
      SuctionPressure: duty.suctionPressure,
      DischargePressure: duty.dischargePressure,
      PumpDH: duty.differentialHead,
      NPSHA: duty.npsha,
    },
    drawPump,
  ),
  plots: selector(
    {
      Design: duty.design,
      PumpDH: duty.differentialHead,
      PumpShutoffm: closed.shutoffHead,
      density: process.density,
      suctionPressureDrop: suction.suctionPressureDrop,
      dischargePressureDrop: discharge.dischargePressureDrop,
    },
    plots,
  ),
});
