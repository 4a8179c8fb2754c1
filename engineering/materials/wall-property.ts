import { Refusal, messageValue } from '../quantities/index.ts';
import type { PropertyCurve } from './curve.ts';
import { wallMaterial, type WallPropertyName } from './wall-materials.ts';

/** A wall property with its source. */
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

/** Tolerance, K, for a temperature converted from another unit. */
const slack = 1e-9;

/** Temperature range of a property, K; undefined without data. */
export function wallPropertyRange(
  material: string,
  property: WallPropertyName,
): { readonly minimum: number; readonly maximum: number } | undefined {
  const curves = wallMaterial(material).curves[property];
  if (curves.length === 0) return undefined;
  return { minimum: Math.min(...curves.map(each => each.from)), maximum: Math.max(...curves.map(each => each.to)) };
}

/**
 * Property of a vessel or pipe metal at a temperature in K, by the first source that covers it: tables interpolated linearly, equations as
 * published, no extrapolation. The expansion coefficient is the mean from 20 °C. Throws a Refusal where no source covers the temperature, a
 * RangeError for a material that is not listed.
 */
export function wallProperty(material: string, property: WallPropertyName, temperature: number): WallReading {
  const { name, curves } = wallMaterial(material);
  const curve = curves[property].find(each => temperature >= each.from - slack && temperature <= each.to + slack);
  if (curve) {
    const { source, certainty, remark, at } = curve;
    return { value: at(temperature), source, certainty, ...(remark !== undefined && { remark }) };
  }
  const range = wallPropertyRange(material, property);
  if (!range) throw new Refusal(`no published ${words[property]} of ${name} is available`);
  throw new Refusal(`the figures for the ${words[property]} of ${name} run from {lowest} to {highest}`, {
    lowest: messageValue('temperature', range.minimum),
    highest: messageValue('temperature', range.maximum),
  });
}
