import type { MassFlow } from '../quantities/index.ts';

/** Whether drainage away from the vessel and prompt firefighting may be counted on. */
export type FireProtection = 'Adequate drainage and firefighting' | 'None';

const inputs: Readonly<Record<FireProtection, number>> = {
  'Adequate drainage and firefighting': 43_200,
  None: 70_900,
};

/** Height above grade, m, to which a pool fire is taken to wet a vessel: 25 ft. API 521. */
export const fireHeight = 7.6;

/**
 * Heat absorbed, W, by the wetted surface `wettedArea`, m², of a vessel in an open pool fire: 43 200·F·A^0.82, or
 * 70 900·F·A^0.82 without adequate drainage and firefighting. F is the environment factor. API 521.
 * RangeError for a negative area or factor.
 */
export function fireHeatInput(wettedArea: number, environmentFactor: number, protection: FireProtection): number {
  if (!(wettedArea >= 0)) throw new RangeError(`wettedArea must be at least 0, got ${wettedArea}`);
  if (!(environmentFactor >= 0)) throw new RangeError(`environmentFactor must be at least 0, got ${environmentFactor}`);
  return inputs[protection] * environmentFactor * wettedArea ** 0.82;
}

/**
 * F of an insulated vessel: k·(904 − Tf)/(66 570·t) for an insulation of thermal conductivity k, W/(m·K), and thickness
 * t, m, around a content at Tf, °C, while relieving. API 521. RangeError for a conductivity or a thickness not above 0.
 */
export function insulationFactor(conductivity: number, thickness: number, celsius: number): number {
  if (!(conductivity > 0)) throw new RangeError(`conductivity must be above 0, got ${conductivity}`);
  if (!(thickness > 0)) throw new RangeError(`thickness must be above 0, got ${thickness}`);
  return (conductivity * (904 - celsius)) / (66_570 * thickness);
}

/** Vapour, kg/s, that a heat input, W, boils off at a latent heat, J/kg. RangeError for a latent heat not above 0. */
export function boilOff(heatInput: number, latentHeat: number): MassFlow {
  if (!(latentHeat > 0)) throw new RangeError(`latentHeat must be above 0, got ${latentHeat}`);
  return heatInput / latentHeat;
}

/**
 * Flow, kg/s, of a liquid-full system that is heated while blocked in: α_v·φ/c, of the cubic expansion coefficient, 1/K,
 * the heat, W, and the specific heat capacity, J/(kg·K). API 521, hydraulic expansion.
 */
export function hydraulicExpansion(expansionCoefficient: number, heatInput: number, heatCapacity: number): MassFlow {
  if (!(heatCapacity > 0)) throw new RangeError(`heatCapacity must be above 0, got ${heatCapacity}`);
  return (expansionCoefficient * heatInput) / heatCapacity;
}
