import {
  chemicalPotentials,
  createMixture,
  createState,
  flashPh,
  flashPs,
  flashTp,
  flashUv,
  interactionRemarks,
  likenessToLiquid,
  phaseAt,
  PhaseState,
  mixtureSaturationPressure,
  liquidSurfaceTension,
} from '../../../properties/index.ts';
import { canHaveLiquidBesideWater } from './beside-water.ts';
import type { Fluid } from './fluid.ts';
import { transportOf } from './wet-transport.ts';

/** Contents by the Peng–Robinson equation. Throws a RangeError for an unknown component. */
export function pengRobinson(ids: readonly string[]): Fluid {
  const mixture = createMixture(ids);
  const [first] = mixture.components;
  const transport = transportOf(mixture);
  return {
    ids,
    molarMasses: Float64Array.from(mixture.components, ({ molarMass }) => molarMass),
    tripleTemperatures: mixture.components.map(({ tripleTemperature }) => tripleTemperature),
    criticalPressures: mixture.components.map(({ criticalPressure }) => criticalPressure),
    condensable: true,
    warnings: [
      ...interactionRemarks(mixture.components, mixture.pairsWithoutInteraction, id => id).cautions.map(text => ({
        text: text.replace(/\.$/u, ''),
      })),
      ...(canHaveLiquidBesideWater(ids)
        ? [{ text: 'water and hydrocarbons form two liquids, of which only one is modelled' }]
        : []),
    ],
    point: () => {
      const state = createState(mixture);
      return {
        state,
        tp: (composition, temperature, pressure) => flashTp(mixture, temperature, pressure, composition, state),
        ph: (composition, pressure, enthalpy) => flashPh(mixture, pressure, enthalpy, composition, state),
        ps: (composition, pressure, entropy) => flashPs(mixture, pressure, entropy, composition, state),
        boiling: (composition, temperature) => {
          mixtureSaturationPressure(mixture, temperature, composition, 'bubble', state);
        },
        uv: (composition, energy, volume) => flashUv(mixture, energy, volume, composition, state),
      };
    },
    phasePoint: () => {
      const phase = new PhaseState(mixture.size);
      return {
        phase,
        at: (composition, temperature, pressure) =>
          phaseAt(mixture, temperature, pressure, composition, 'vapour', phase),
      };
    },
    viscosity: phase => transport.viscosity(phase),
    conductivity: phase => transport.conductivity(phase),
    surfaceTension: liquid => liquidSurfaceTension(mixture, liquid),
    likenessToLiquid: phase => likenessToLiquid(mixture, phase),
    chemicalPotentials: (phase, into) => chemicalPotentials(mixture, phase, into),
    boils: temperature => first !== undefined && mixture.size === 1 && temperature < first.criticalTemperature,
  };
}
