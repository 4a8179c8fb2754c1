import { streamDensityAfter, streamName } from '@isentrope/engineering/properties';
import { absolute, formatNumber } from '@isentrope/engineering/quantities';
import { chosenFluid, fluidChecks, fluidLoads, streamAt, streamCheck } from '../fluid/index.ts';
import { check, fill, info, upperFirst, value } from '../kit/index.ts';
import { fluid, process, pumpingTemperature, suction } from './fields.ts';
import { dischargePressure } from './hydraulics.ts';

/**
 * Derived defaults from the selected fluid at the pumping temperature. The pressure is that of the vessel: the pressure at the
 * pump depends on the density, which is constant over the few bar between them.
 */

const chosen = chosenFluid(fluid);
const pressure = value('vesselPressureAbsolute', { vesselPressure: suction.vesselPressure }, v =>
  absolute(v.vesselPressure),
);
const liquid = streamAt('pumpedLiquid', chosen, pressure, pumpingTemperature, 'liquid');
const { id } = fluid.source;

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
      `${upperFirst(streamName(v.stream.fluid))} is ${percent} % denser at the discharge. Head and power are by its density in the vessel, up to ${percent} % too high, the safe side; the static head of the discharge is that much too low.`,
      { field: 'density' },
    ),
  ];
});

export const stream = {
  fills: [
    fill(process.vaporPressure, liquid.vapourPressure),
    fill(process.density, liquid.density),
    fill(process.viscosity, liquid.viscosity),
  ],
  checks: [fluidChecks(chosen, id), streamCheck(liquid.stream, id), compression],
  loads: [fluidLoads(fluid)],
};
