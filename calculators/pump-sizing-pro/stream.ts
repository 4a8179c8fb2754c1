import { streamDensityAfter, streamName, streamVapourPressureExcess } from '@isentrope/engineering/properties';
import { absolute, formatNumber } from '@isentrope/engineering/quantities';
import {
  streamFluidFrom,
  fluidChecks,
  fluidLoads,
  referenceDensityCheck,
  referenceExcessMessages,
  solidComponentOf,
  solidMessages,
  streamAt,
  streamCheck,
} from '../fluid/index.ts';
import { check, derivedDefault, flowByProperty, info, upperFirst, value } from '../kit/index.ts';
import { fluid, process, pumpingTemperature, suction } from './fields.ts';
import { dischargePressure } from './hydraulics.ts';

/**
 * Derived defaults from the selected fluid at the pumping temperature. The pressure is that of the vessel: the pressure at the
 * pump depends on the density, which is constant over the few bar between them.
 */

const streamFluid = streamFluidFrom(fluid);
const pressure = value('vesselPressureAbsolute', { vesselPressure: suction.vesselPressure }, v =>
  absolute(v.vesselPressure),
);
const liquid = streamAt('pumpedLiquid', streamFluid, pressure, pumpingTemperature, 'liquid');
const { liquidVapourPressure: vapourPressure } = liquid;
const { id } = fluid.source;

const meaning = {
  supercritical:
    'It has no vapour pressure, so the NPSH available is not calculated: it does not boil above its critical pressure.',
};

/** Relative density rise in the pump that is not reported. */
const incompressible = 0.02;

const compressedDensity = value(
  'compressedDensity',
  { stream: liquid.stream, dischargePressure },
  v => streamDensityAfter(v.stream, absolute(v.dischargePressure)).value,
);

/** Warns of a compressible liquid whose suction density is not valid through the pump. */
const compression = check({ stream: liquid.stream, density: process.density, compressedDensity }, v => {
  const rise = v.compressedDensity / v.density - 1;
  if (!(rise > incompressible)) return [];
  const percent = formatNumber(100 * rise, 2);
  return [
    info(
      `${upperFirst(streamName(v.stream.fluid))} is ${percent} % denser at the discharge. Head and power use its density in the vessel and are up to ${percent} % too high, the safe side; the static head of the discharge is that much too low.`,
      { field: 'density' },
    ),
  ];
});

/** Warns of a liquid that freezes at the pressure of the discharge alone. */
const solidAtDischarge = check({ stream: liquid.stream, dischargePressure }, v => {
  const { fluid: pumped, pressure: inlet, temperature } = v.stream;
  return solidComponentOf(pumped, inlet, temperature) === undefined
    ? solidMessages(pumped, absolute(v.dischargePressure), temperature, id, 'at the discharge')
    : [];
});

/** Volume flow and head go by the inverse of the density. */
const referenceDensity = referenceDensityCheck(liquid.stream, { density: process.density }, 'density', ratio => {
  const percent = formatNumber(100 * Math.abs(ratio - 1), 2);
  return ratio > 1
    ? `Volume flow and power are up to ${percent} % too high, the safe side; so is the NPSH available, the unsafe side.`
    : `Volume flow and power are up to ${percent} % too low, the unsafe side; so is the NPSH available by the density alone, the safe side. Its vapour pressure is by the same equation and may be too low.`;
});

/** Error of a vapour pressure, Pa, that is not reported: a tenth of a metre of water. */
const negligiblePressure = 1000;

/** Warns of an NPSH available that is off by the vapour pressure by Peng–Robinson. */
const vapourPressureByReference = check(
  { chosen: streamFluid, pumpingTemperature, used: process.vaporPressure, vapourPressure },
  v =>
    v.used === v.vapourPressure.value
      ? referenceExcessMessages(
          streamVapourPressureExcess(v.chosen, v.pumpingTemperature),
          v.chosen,
          {
            property: 'the vapour pressure is',
            negligible: negligiblePressure / v.used,
            large: 'The NPSH available is too small by that pressure, the safe side.',
            small: 'The NPSH available is too large by that pressure, the unsafe side: enter the vapour pressure.',
          },
          'vaporPressure',
        )
      : [],
);

export const stream = {
  fills: [
    flowByProperty(process.flowRate, { density: process.density }, {}),
    derivedDefault(process.vaporPressure, vapourPressure),
    derivedDefault(process.density, liquid.density),
    derivedDefault(process.viscosity, liquid.viscosity),
  ],
  checks: [
    fluidChecks(streamFluid, id),
    streamCheck(liquid.stream, id, meaning),
    solidAtDischarge,
    referenceDensity,
    vapourPressureByReference,
    compression,
  ],
  loads: [fluidLoads(fluid)],
};
