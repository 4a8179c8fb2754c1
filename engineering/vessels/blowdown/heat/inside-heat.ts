import {
  criticalFlux,
  enclosureNusselt,
  horizontalPlateNusselt,
  nucleateFlux,
  rayleighNumber,
  type BoilingFluid,
  type ConvectingFluid,
} from '../../../heat-transfer/index.ts';
import { expansion, type Fluid, type Phase, type PhasePoint } from '../models/fluid.ts';
import { MixedLiquid } from '../models/mixed-liquid.ts';

type Writable<T> = { -readonly [K in keyof T]: T[K] };

/** Properties of a phase for the convection correlations. */
function convecting(fluid: Fluid, phase: Phase): Writable<ConvectingFluid> {
  return {
    density: phase.density,
    viscosity: fluid.viscosity(phase),
    conductivity: fluid.conductivity(phase),
    heatCapacity: phase.molarCp / phase.molarMass,
    expansion: expansion(phase),
  };
}

function boiling(fluid: Fluid, liquid: Phase, vapour: Phase): BoilingFluid {
  return {
    liquidDensity: liquid.density,
    vapourDensity: vapour.density,
    latentHeat: vapour.molarEnthalpy / vapour.molarMass - liquid.molarEnthalpy / liquid.molarMass,
    surfaceTension: fluid.surfaceTension(liquid),
  };
}

/** Reduced pressure by Kay's rule: pressure over the mole-fraction mean of the components' critical pressures. */
function reducedPressure({ criticalPressures }: Fluid, { pressure, moleFractions }: Phase): number {
  let critical = 0;
  for (let index = 0; index < moleFractions.length; index += 1) {
    critical += (moleFractions[index] ?? 0) * (criticalPressures[index] ?? 0);
  }
  return pressure / critical;
}

/**
 * (ρ_l − ρ_v)/(ρ_l + ρ_v) below which there is no nucleate boiling, and above which it applies in full: the latter is reached at about nine
 * tenths of the critical pressure, the limit of boiling correlations.
 */
const contrastWithoutBoiling = 0.25;
const contrastOfBoiling = 0.55;

/** Surface tension, N/m, below which there is no nucleate boiling, and the further increase over which it reaches its full value. */
const tensionWithoutBoiling = 1e-5;
const tensionOfBoiling = 2e-4;

/** Weight of nucleate boiling by the difference of the phases, 0 to 1, continuous with its first derivative. */
function phaseContrast(liquid: Phase, vapour: Phase): number {
  const contrast = (liquid.density - vapour.density) / (liquid.density + vapour.density);
  const share = (contrast - contrastWithoutBoiling) / (contrastOfBoiling - contrastWithoutBoiling);
  return smooth(share);
}

/** Smoothstep from 0 to 1, continuous with its first derivative. */
function smooth(share: number): number {
  const bounded = Math.min(1, Math.max(0, share));
  return bounded * bounded * (3 - 2 * bounded);
}

/** Heat fluxes from the inside of the wall to the contents, W/m². */
export class InsideHeat {
  readonly #fluid: Fluid;
  readonly #film: PhasePoint;
  readonly #gasCoefficient: number | undefined;
  readonly #liquidCoefficient: number | undefined;

  constructor(fluid: Fluid, gasCoefficient: number | undefined, liquidCoefficient: number | undefined) {
    this.#fluid = fluid;
    this.#film = fluid.phasePoint();
    this.#gasCoefficient = gasCoefficient;
    this.#liquidCoefficient = liquidCoefficient;
  }

  /**
   * Natural convection to the gas, W/m²; `height` in m. Viscosity and conductivity are taken at the mean of wall and gas temperature.
   * Beside a warmer wall, heat capacity and expansion coefficient are means between the two, which bounds their peaks near the critical
   * point.
   */
  toGas(gas: Phase, wallTemperature: number, height: number): number {
    const difference = wallTemperature - gas.temperature;
    if (this.#gasCoefficient !== undefined) return this.#gasCoefficient * difference;
    return this.#toGas(gas, wallTemperature, height);
  }

  #toGas(gas: Phase, wallTemperature: number, height: number): number {
    const difference = wallTemperature - gas.temperature;
    if (Math.abs(difference) < 1e-9) return 0;
    this.#film.at(gas.moleFractions, gas.temperature + difference / 2, gas.pressure);
    const film = convecting(this.#fluid, this.#film.phase);
    if (difference > 1) {
      const { molarVolume } = this.#film.phase;
      this.#film.at(gas.moleFractions, wallTemperature, gas.pressure);
      const atWall = this.#film.phase;
      film.heatCapacity = (atWall.molarEnthalpy - gas.molarEnthalpy) / (gas.molarMass * difference);
      film.expansion = (atWall.molarVolume - gas.molarVolume) / (molarVolume * difference);
    }
    return ((enclosureNusselt(rayleighNumber(film, difference, height)) * film.conductivity) / height) * difference;
  }

  /**
   * Natural convection to the liquid or, where the wall is hotter and it gives more, nucleate boiling (Cooper), limited by the critical
   * heat flux (Zuber), W/m². The superheat is relative to the liquid's own temperature. The lower boiling coefficient of mixtures is
   * neglected, which gives a colder wall. Boiling is weighted by `boilingShare`, 0 to 1, and fades out towards the critical point. A liquid
   * without gas is treated as a dense fluid, with the correlation for gas, so that the flux is continuous where the phase changes its name.
   */
  toLiquid(
    liquid: Phase,
    vapour: Phase | undefined,
    wallTemperature: number,
    height: number,
    boilingShare: number,
  ): number {
    const difference = wallTemperature - liquid.temperature;
    if (this.#liquidCoefficient !== undefined) return this.#liquidCoefficient * difference;
    if (Math.abs(difference) < 1e-9) return 0;
    const share = vapour === undefined ? 0 : boilingShare * phaseContrast(liquid, vapour);
    const dense = share < 1 ? (1 - share) * this.#toDense(liquid, wallTemperature, height) : 0;
    return vapour === undefined || share === 0
      ? dense
      : dense + share * this.#toBoilingLiquid(liquid, vapour, difference, height);
  }

  /**
   * Natural convection as for a gas. For a liquid above free water, which one film temperature does not represent, bulk properties are
   * used.
   */
  #toDense(liquid: Phase, wallTemperature: number, height: number): number {
    if (!(liquid instanceof MixedLiquid)) return this.#toGas(liquid, wallTemperature, height);
    return this.#convection(liquid, wallTemperature - liquid.temperature, height);
  }

  #convection(liquid: Phase, difference: number, height: number): number {
    const side = convecting(this.#fluid, liquid);
    return ((enclosureNusselt(rayleighNumber(side, difference, height)) * side.conductivity) / height) * difference;
  }

  #toBoilingLiquid(liquid: Phase, vapour: Phase, difference: number, height: number): number {
    const convection = this.#convection(liquid, difference, height);
    if (difference < 0) return convection;
    const boilingSide = boiling(this.#fluid, liquid, vapour);
    const share = smooth((boilingSide.surfaceTension - tensionWithoutBoiling) / tensionOfBoiling);
    if (!(share > 0 && boilingSide.latentHeat > 0)) return convection;
    const nucleate = nucleateFlux(reducedPressure(this.#fluid, liquid), liquid.molarMass, difference);
    return Math.max(convection, share * Math.min(nucleate, criticalFlux(boilingSide)));
  }

  /** Heat from gas to liquid through the interface, W/m², by natural convection in the gas; `width` in m. */
  acrossSurface(gas: Phase, liquidTemperature: number, width: number): number {
    const difference = gas.temperature - liquidTemperature;
    if (Math.abs(difference) < 1e-9) return 0;
    this.#film.at(gas.moleFractions, gas.temperature - difference / 2, gas.pressure);
    const film = convecting(this.#fluid, this.#film.phase);
    const length = width / 4;
    const nusselt = horizontalPlateNusselt(rayleighNumber(film, difference, length), difference < 0);
    return ((nusselt * film.conductivity) / length) * difference;
  }
}
