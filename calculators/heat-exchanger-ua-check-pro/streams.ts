import {
  streamHeatCapacity,
  streamMeanHeatCapacity,
  streamName,
  streamPhaseAt,
  streamVaporised,
} from '@isentrope/engineering/properties';
import { absolute, stated, type Temperature } from '@isentrope/engineering/quantities';
import { chosenFluid, fluidChecks, fluidLoads, type Filler } from '../fluid/index.ts';
import { check, fill, maybe, value, warning, type Source } from '../kit/index.ts';
import { coldFluid, coldSide, hotFluid, hotSide } from './fields.ts';

/**
 * What the fluid of a side fills: its mean heat capacity between inlet and outlet, by the difference of the enthalpies, which
 * counts what boils or condenses; that at the inlet where no outlet temperature is known.
 */
function streamOf(
  side: typeof hotFluid,
  inlet: Source<Temperature>,
  outlet: Source<Temperature>,
  heatCapacityField: string,
) {
  const { id } = side.fluid.source;
  const chosen = chosenFluid(side.fluid);
  const pressure = value(`${id}.pressure`, { pressure: side.pressure }, v => absolute(v.pressure));
  const heatCapacity: Filler<'specificHeat'> = value(
    `${id}.heatCapacity`,
    { chosen, pressure, inlet, outlet: maybe(outlet) },
    v => {
      if (v.outlet === undefined) {
        const own = streamHeatCapacity(streamPhaseAt(v.chosen, v.pressure, v.inlet));
        return { ...own, source: `${own.source}, at the inlet: the outlet temperature is blank` };
      }
      const mean = streamMeanHeatCapacity(v.chosen, v.pressure, v.inlet, v.outlet);
      return { ...mean, source: `${mean.source}, mean between inlet and outlet` };
    },
  );
  const changesPhase = check({ chosen, pressure, inlet, outlet }, v => {
    const change = streamVaporised(v.chosen, v.pressure, v.inlet, v.outlet);
    if (change === 0) return [];
    const changes = change > 0 ? 'boils' : 'condenses';
    return [
      warning(
        `Between {inlet} and {outlet} at {pressure}, {share} by mass of ${streamName(v.chosen)} ${changes}: the mean heat capacity holds for the duty, not for the temperatures on the way and their mean difference. Divide the exchanger where the phase changes.`,
        {
          field: heatCapacityField,
          values: {
            inlet: stated('temperature', v.inlet),
            outlet: stated('temperature', v.outlet),
            pressure: stated('absolutePressure', v.pressure),
            share: stated('fraction', Math.abs(change), { digits: 2, unit: '%' }),
          },
        },
      ),
    ];
  });
  return { heatCapacity, checks: [fluidChecks(chosen, id), changesPhase], loads: fluidLoads(side.fluid) };
}

const hot = streamOf(hotFluid, hotSide.tempHotIn, hotSide.tempHotOut, 'cpHot');
const cold = streamOf(coldFluid, coldSide.tempColdIn, coldSide.tempColdOut, 'cpCold');

export const streams = {
  fills: [fill(hotSide.cpHot, hot.heatCapacity), fill(coldSide.cpCold, cold.heatCapacity)],
  checks: [...hot.checks, ...cold.checks],
  loads: [hot.loads, cold.loads],
};
