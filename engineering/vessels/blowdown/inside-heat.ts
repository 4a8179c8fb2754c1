import {
  criticalFlux,
  enclosureNusselt,
  horizontalPlateNusselt,
  nucleateFlux,
  rayleighNumber,
  type BoilingFluid,
  type ConvectingFluid,
} from '../../heat-transfer/index.ts';
import { expansion, type Fluid, type Phase, type PhasePoint } from './models/fluid.ts';
import { MixedLiquid } from './models/mixed-liquid.ts';

type Writable<T> = { -readonly [K in keyof T]: T[K] };

/** Properties that convection needs, of a phase. */
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

/** Pressure over the mean of the components' critical pressures by mole fraction (Kay's rule). */
function reducedPressure({ criticalPressures }: Fluid, { pressure, moleFractions }: Phase): number {
  let critical = 0;
  for (let index = 0; index < moleFractions.length; index += 1) {
    critical += (moleFractions[index] ?? 0) * (criticalPressures[index] ?? 0);
  }
  return pressure / critical;
}

/**
 * (ρ_l − ρ_v)/(ρ_l + ρ_v) up to which there is no nucleate boiling, and from which there is nothing else: the latter is
 * found at about nine tenths of the critical pressure, up to which correlations of boiling are used.
 */
const contrastWithoutBoiling = 0.25;
const contrastOfBoiling = 0.55;

/** Surface tension, N/m, up to which there is no nucleate boiling, and how much more it takes to be all of it. */
const tensionWithoutBoiling = 1e-5;
const tensionOfBoiling = 2e-4;

/** How much nucleate boiling there is by the difference of the phases, 0 to 1, without a jump or a kink. */
function phaseContrast(liquid: Phase, vapour: Phase): number {
  const contrast = (liquid.density - vapour.density) / (liquid.density + vapour.density);
  const share = (contrast - contrastWithoutBoiling) / (contrastOfBoiling - contrastWithoutBoiling);
  return smooth(share);
}

/** From 0 to 1 without a jump or a kink. */
function smooth(share: number): number {
  const bounded = Math.min(1, Math.max(0, share));
  return bounded * bounded * (3 - 2 * bounded);
}

/** Heat fluxes at the inside of a wall, W/m², to the contents. */
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
   * By natural convection of the gas; `height` m. Viscosity and conductivity at the mean of wall and gas temperature;
   * beside a warmer wall heat capacity and expansion are means between the two, which keeps the peaks that both have near
   * the critical point within bounds.
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
   * By natural convection of the liquid or, where the wall is hotter and it is more, nucleate boiling (Cooper), which
   * stays at its largest flux (Zuber) beyond it. Superheat counts from the liquid's own temperature. That a mixture boils
   * less well than its components is left out: the wall comes out colder for it. Boiling counts by `boilingShare`, 0 to 1, and fades out towards the critical point, where the phases cannot be told apart. A liquid
   * without gas is a dense fluid, to which heat passes as to a gas, so that nothing changes where it is called so.
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

  /** By natural convection as of a gas; of a liquid over free water, which no film of one phase stands for, by its own properties. */
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

  /** From gas to liquid through the surface between them, by convection in the gas; `width` m. */
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
