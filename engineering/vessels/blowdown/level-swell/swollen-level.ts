import { levelOfVolume, liquidSurface, liquidVolume, vesselHeight, type Vessel } from '../../../geometry/index.ts';
import type { Contents } from '../contents.ts';
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

/** Of a liquid that does not foam, below a nozzle at the top. */
export const usualSwell: LevelSwell = { regime: 'churn-turbulent' };

/** Gas and liquid of a moment: densities kg/m³, surface tension N/m, volume of liquid at rest m³. */
export interface BoilingLiquid {
  readonly gasDensity: number;
  readonly liquidDensity: number;
  readonly surfaceTension: number;
  readonly liquidVolume: number;
}

/** Share of the vessel's volume below which liquid is none. */
const traceOfLiquid = 1e-6;

/** What a moment's contents are for the swelling of their liquid; undefined where there is no liquid beside gas. */
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

/** Heights between the bottom and the nozzle at which a swollen surface is tried. */
const heights = 120;
/** Share of the vessel's height, below its top, at which the surface of a full one is read. */
const brim = 1e-6;

/**
 * The swollen liquid of a vessel, by the drift flux of vapour that rises all through it, with the distribution parameter at which
 * it swells most. In an upright vessel the mean void counts; in one that lies, for which these relations were not made, the void
 * at the surface counts for all of the liquid: it is highest there, because surface and vapour below grow apart with the height.
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

  /** The liquid, m³ at rest, that can be under the nozzle while vapour, m³/s, parts from it, and where it would stand then. */
  #most(vapour: number, rise: number): { room: number; volume: number; area: number } {
    let found = { room: 0, volume: 0, area: 0 };
    for (const { volume, area } of this.#tried) {
      const room = volume * (1 - this.#void(vapour, rise, area));
      if (room >= found.room) found = { room, volume, area };
    }
    return found;
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

  /** Liquid, m³ at rest, that has no room under the nozzle while this vapour, m³/s, leaves by it; 0 where it stays below. */
  excess(liquid: BoilingLiquid, vapour: number): number {
    return Math.max(0, liquid.liquidVolume - this.#most(vapour, this.#rise(liquid)).room);
  }

  /** Most vapour, m³/s, that parts below the nozzle: 0 where none does. */
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

  /** Height of the swollen liquid, m; that of the nozzle where it reaches it. */
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

  /** The surface at the nozzle that the liquid has reached; undefined of foam, which leaves as it is. */
  surface(liquid: BoilingLiquid, vapour: number): Surface | undefined {
    if (this.regime === 'homogeneous') return undefined;
    const rise = this.#rise(liquid);
    const { volume, area } = this.#most(vapour, rise);
    const mean = Math.max(0, 1 - liquid.liquidVolume / volume);
    const voidFraction = this.#upright ? surfaceOfMean(this.regime, mean) : mean;
    return { area, voidFraction, slip: rise * hindrance(this.regime, voidFraction), ...liquid };
  }
}
