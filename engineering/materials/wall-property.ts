import { Refusal, stated } from '../quantities/index.ts';
import type { PropertyCurve } from './curve.ts';
import { wallMaterial, type WallPropertyName } from './wall-materials.ts';

/** A property of a wall, and where it comes from. */
export interface WallReading extends Pick<PropertyCurve, 'source' | 'certainty' | 'remark'> {
  /** kg/m³, J/(kg·K), W/(m·K) or 1/K. */
  readonly value: number;
}

const words: Readonly<Record<WallPropertyName, string>> = {
  density: 'density',
  heatCapacity: 'heat capacity',
  conductivity: 'thermal conductivity',
  expansion: 'coefficient of expansion',
};

/** Rounding of a temperature that was converted from another unit, K. */
const slack = 1e-9;

/** Where figures for a property end, K; undefined where there are none. */
export function wallPropertyRange(
  material: string,
  property: WallPropertyName,
): { readonly minimum: number; readonly maximum: number } | undefined {
  const curves = wallMaterial(material).curves[property];
  if (curves.length === 0) return undefined;
  return { minimum: Math.min(...curves.map(each => each.from)), maximum: Math.max(...curves.map(each => each.to)) };
}

/**
 * A property of a metal of vessels and pipes at a temperature in K, by the first source that holds there: tables
 * interpolated linearly, equations as published, nothing extrapolated. The coefficient of expansion is the mean one from
 * 20 °C. Refusal where no source holds; RangeError for a material that is not listed.
 */
export function wallProperty(material: string, property: WallPropertyName, temperature: number): WallReading {
  const { name, curves } = wallMaterial(material);
  const curve = curves[property].find(each => temperature >= each.from - slack && temperature <= each.to + slack);
  if (curve) {
    const { source, certainty, remark, at } = curve;
    return { value: at(temperature), source, certainty, ...(remark !== undefined && { remark }) };
  }
  const range = wallPropertyRange(material, property);
  if (!range) throw new Refusal(`no published ${words[property]} of ${name} is at hand`);
  throw new Refusal(`the figures for the ${words[property]} of ${name} run from {lowest} to {highest}`, {
    lowest: stated('temperature', range.minimum),
    highest: stated('temperature', range.maximum),
  });
}
