import { levelOfVolume, liquidSurface, liquidVolume, vesselHeight, type Vessel } from '../../../geometry/index.ts';
import type { Contents } from '../contents/contents.ts';
import type { Fluid } from '../models/fluid.ts';
import type { LevelSwell } from '../spec.ts';
import {
  hindrance,
  meanVoid,
  psiOfMean,
  psiOfSurface,
  riseVelocity,
  surfaceOfMean,
  surfaceVoid,
  type Surface,
  type SwellRegime,
} from './drift-flux.ts';

/** Default: a non-foaming liquid below a nozzle at the top. */
export const defaultSwell: LevelSwell = { regime: 'churn-turbulent' };

/** Gas and liquid at one time: densities kg/m³, surface tension N/m, liquid volume at rest m³. */
export interface BoilingLiquid {
  readonly gasDensity: number;
  readonly liquidDensity: number;
  readonly surfaceTension: number;
  readonly liquidVolume: number;
}

/** Share of the vessel's volume below which liquid is neglected. */
const traceOfLiquid = 1e-6;

/** Returns the properties of contents that determine liquid swell; undefined without liquid beside gas. */
export function boilingLiquid(
  fluid: Fluid,
  { gas, liquid, liquidVolume, gasVolume }: Contents,
): BoilingLiquid | undefined {
  if (gas === undefined || liquid === undefined) return undefined;
  if (liquidVolume <= traceOfLiquid * (liquidVolume + gasVolume)) return undefined;
  return {
    gasDensity: gas.density,
    liquidDensity: liquid.density,
    surfaceTension: fluid.surfaceTension(liquid),
    liquidVolume,
  };
}

/** Number of heights between bottom and nozzle at which a swollen surface is tried. */
const heights = 120;
/** Distance of the surface below the top of a full vessel, relative to the vessel's height. */
const brim = 1e-6;

/**
 * Swollen level of the liquid in a vessel, by drift flux of vapour generated throughout its volume, with the distribution parameter that
 * gives the largest swell. An upright vessel uses the mean void fraction. For a horizontal vessel, which these relations do not cover, the
 * void fraction at the surface is applied to all of the liquid: it is the maximum there, because surface area and vapour generated below it
 * both grow with height.
 */
export class SwollenLiquid {
  readonly regime: SwellRegime;
  readonly nozzleHeight: number;
  readonly #shape: Vessel;
  readonly #upright: boolean;
  readonly #tried: readonly { readonly volume: number; readonly area: number }[];

  constructor(shape: Vessel, { regime, nozzleHeight = vesselHeight(shape) }: LevelSwell) {
    const top = vesselHeight(shape) * (1 - brim);
    this.regime = regime;
    this.nozzleHeight = nozzleHeight;
    this.#shape = shape;
    this.#upright = shape.orientation === 'vertical';
    this.#tried = Array.from({ length: heights }, (_, index) => {
      const level = Math.min(top, (nozzleHeight * (index + 1)) / heights);
      return { volume: liquidVolume(shape, level), area: liquidSurface(shape, level) };
    });
  }

  /**
   * Returns the most liquid, m³ at rest, that stays below the nozzle while vapour, m³/s, disengages, with the swollen volume and surface
   * area.
   */
  #most(vapour: number, rise: number): { room: number; volume: number; area: number } {
    let best = { room: 0, volume: 0, area: 0 };
    for (const { volume, area } of this.#tried) {
      const room = volume * (1 - this.#void(vapour, rise, area));
      if (room >= best.room) best = { room, volume, area };
    }
    return best;
  }

  #void(vapour: number, rise: number, area: number): number {
    if (this.regime === 'homogeneous') return vapour > 0 ? 1 : 0;
    if (vapour === 0) return 0;
    const psi = vapour / (rise * area);
    return this.#upright ? meanVoid(this.regime, psi) : surfaceVoid(this.regime, psi);
  }

  #rise({ surfaceTension, liquidDensity, gasDensity }: BoilingLiquid): number {
    return this.regime === 'homogeneous' ? 0 : riseVelocity(this.regime, surfaceTension, liquidDensity, gasDensity);
  }

  /** Liquid, m³ at rest, that does not fit below the nozzle while this vapour flow, m³/s, leaves through it; 0 where it stays below. */
  excess(liquid: BoilingLiquid, vapour: number): number {
    return Math.max(0, liquid.liquidVolume - this.#most(vapour, this.#rise(liquid)).room);
  }

  /** Largest vapour flow, m³/s, that disengages below the nozzle; 0 where none does. */
  mostVapour(liquid: BoilingLiquid): number {
    const { regime } = this;
    if (regime === 'homogeneous') return 0;
    const rise = this.#rise(liquid);
    const most = this.#tried.map(({ volume, area }) => {
      const mean = Math.max(0, 1 - liquid.liquidVolume / volume);
      return rise * area * (this.#upright ? psiOfMean(regime, mean) : psiOfSurface(regime, mean));
    });
    return Math.max(...most);
  }

  /** Height of the swollen liquid, m; at most that of the nozzle. */
  level(liquid: BoilingLiquid, vapour: number): number {
    const { liquidVolume: still } = liquid;
    const rise = this.#rise(liquid);
    let below = { volume: 0, room: 0 };
    for (const { volume, area } of this.#tried) {
      const room = volume * (1 - this.#void(vapour, rise, area));
      if (room >= still) {
        const share = (still - below.room) / (room - below.room);
        return levelOfVolume(this.#shape, Math.max(still, below.volume + share * (volume - below.volume)));
      }
      if (room > below.room) below = { volume, room };
    }
    return this.nozzleHeight;
  }

  /** Surface of a liquid that has reached the nozzle; undefined for foam, which leaves without disengagement. */
  surface(liquid: BoilingLiquid, vapour: number): Surface | undefined {
    if (this.regime === 'homogeneous') return undefined;
    const rise = this.#rise(liquid);
    const { volume, area } = this.#most(vapour, rise);
    const mean = Math.max(0, 1 - liquid.liquidVolume / volume);
    const voidFraction = this.#upright ? surfaceOfMean(this.regime, mean) : mean;
    return { area, voidFraction, slip: rise * hindrance(this.regime, voidFraction), ...liquid };
  }
}
