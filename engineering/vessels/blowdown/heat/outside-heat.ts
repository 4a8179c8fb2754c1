import {
  fireFlux,
  fireHeight,
  fireScenarios,
  outsideCoefficient,
  radiantFlux,
  wettedFireHeat,
} from '../../../heat-transfer/index.ts';
import { isBurningAfter } from './fire-span.ts';
import type { ShapeTable } from '../models/shape-table.ts';
import type { BlowdownSpec, HeatSpec, Surroundings } from '../spec.ts';

/** Heat from outside into the dry and the wetted part of the wall. */
export interface OutsideHeat {
  /** Flux, W/m² of outside area, at a surface temperature, K, for the wetted or the dry part. */
  flux(surface: number, wetted: boolean, level: number): number;
  /** Heat, W, from a fire to the metal of the wetted part, independent of its temperature; 0 without such a fire. */
  wettedHeat(wettedArea: number, level: number): number;
}

/** Outside heat with a fire that can be switched on and off; without a fire `burning` has no effect. */
export interface SwitchedHeat extends OutsideHeat {
  burning: boolean;
}

type WithSurroundings = Exclude<HeatSpec, { mode: 'isothermal' } | { mode: 'adiabatic' }>;

/** Returns the heat input at the outside of the vessel for a heat specification. */
export function outsideHeat(spec: BlowdownSpec, heat: WithSurroundings, table: ShapeTable): SwitchedHeat {
  const surroundings = fluxToSurroundings(spec, heat, table.height);
  const besideGas = memoisedFlux(surroundings);
  const besideLiquid = memoisedFlux(surroundings);
  const toSurroundings = (surface: number, wetted: boolean): number => (wetted ? besideLiquid : besideGas)(surface);
  if (heat.mode === 'ambient') return { burning: false, flux: toSurroundings, wettedHeat: () => 0 };
  const fire = fireHeat(heat, table, toSurroundings);
  return {
    burning: isBurningAfter(heat, 0),
    flux(surface, wetted, level) {
      return this.burning ? fire.flux(surface, wetted, level) : toSurroundings(surface, wetted);
    },
    wettedHeat(wettedArea, level) {
      return this.burning ? fire.wettedHeat(wettedArea, level) : 0;
    },
  };
}

/** Memoises the flux for the last surface temperature, which most components of the state do not affect. */
function memoisedFlux(flux: (surface: number) => number): (surface: number) => number {
  let known = NaN;
  let cached = NaN;
  return surface => {
    if (surface !== known) {
      cached = flux(surface);
      known = surface;
    }
    return cached;
  };
}

/** Returns the flux from the surroundings, W/m², at a surface temperature, K, for a vessel of the given height, m. */
export function fluxToSurroundings(
  { shape, wall }: Pick<BlowdownSpec, 'shape' | 'wall'>,
  heat: Surroundings,
  height: number,
): (surface: number) => number {
  const { liner, metal, insulation } = wall;
  const thickness = (liner?.thickness ?? 0) + metal.thickness + (insulation?.thickness ?? 0);
  const outside = {
    orientation: shape.orientation,
    diameter: shape.diameter + 2 * thickness,
    height: height + 2 * thickness,
  };
  return surface => surroundingsFlux(heat, outside, surface);
}

/** Returns the heat input of a fire while it burns. */
function fireHeat(
  heat: Exclude<WithSurroundings, { mode: 'ambient' }>,
  table: ShapeTable,
  toSurroundings: (surface: number, wetted: boolean) => number,
): OutsideHeat {
  if (heat.mode === 'fire-flux') {
    const share = heat.exposedShare ?? 1;
    return {
      flux: (surface, wetted) =>
        share * fireFlux(heat.flux, surface) + (share < 1 ? (1 - share) * toSurroundings(surface, wetted) : 0),
      wettedHeat: () => 0,
    };
  }
  const reached = Math.min(table.height, Math.max(0, fireHeight - (heat.elevation ?? 0)));
  const areaReached = table.areaBelow(reached);
  return {
    flux: (surface, wetted, level) => {
      if (wetted) return 0;
      const dry = table.area - table.areaBelow(level);
      const exposed = Math.max(0, areaReached - table.areaBelow(level));
      const share = dry > 0 ? Math.min(1, exposed / dry) : 0;
      const fire = share === 0 ? 0 : share * fireFlux(fireScenarios.apiPool, surface);
      return fire + (share < 1 ? (1 - share) * toSurroundings(surface, wetted) : 0);
    },
    wettedHeat: (wettedArea, level) => {
      const whole = table.areaBelow(level);
      const share = level <= reached || whole === 0 ? 1 : areaReached / whole;
      return wettedFireHeat(Math.max(0, wettedArea) * share, heat.environmentFactor, heat.adequateDrainage);
    },
  };
}

function surroundingsFlux(
  { ambientTemperature, outerCoefficient, windSpeed, emissivity }: Surroundings,
  outside: Parameters<typeof outsideCoefficient>[0],
  surface: number,
): number {
  const coefficient = outerCoefficient ?? outsideCoefficient(outside, surface, ambientTemperature, windSpeed);
  const radiation = emissivity === undefined ? 0 : radiantFlux(emissivity, ambientTemperature, surface);
  return coefficient * (ambientTemperature - surface) + radiation;
}
