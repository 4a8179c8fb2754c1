import { atmosphere, gasConstant as R } from '../../quantities/index.ts';
import { relativeDensityBase } from '../liquids/index.ts';
import {
  acentricFactor,
  criticalCompressibility,
  criticalPoint,
  heatCapacityRange,
  idealGasHeatCapacity,
  pseudoComponentOf,
  watsonFactor,
  type PseudoComponent,
} from '../pseudo-component/index.ts';
import type { Component } from './component.ts';
import { Model } from './model.ts';
import { OneFluid } from './one-fluid.ts';

/** 60 °F in K, at which the specific gravity is given. */
const gravityTemperature = 288.7056;
/** Temperature down to which the heat capacity is used, K. */
const lowestHeatCapacity = 150;

/**
 * Constants of the pseudo-component that an id such as `C7+ (M 115, SG 0.737)` defines; undefined for any other id. Critical point and
 * acentric factor are by Kesler and Lee, the heat capacity likewise, and the volume translation gives the liquid its density at 60 °F. It
 * has no known freezing point.
 */
export function cubicPseudoComponent(id: string): Component | undefined {
  const defined = pseudoComponentOf(id);
  return defined && { ...componentFrom(defined), id };
}

function componentFrom({ id, molarMass, specificGravity, boilingTemperature }: PseudoComponent): Component {
  const critical = criticalPoint(boilingTemperature, specificGravity);
  const acentric = acentricFactor(boilingTemperature, specificGravity, critical);
  const [a, b, c] = idealGasHeatCapacity(watsonFactor(boilingTemperature, specificGravity), acentric);
  const perMole = (1e3 * molarMass) / R;
  const untranslated: Component = {
    id,
    name: id,
    formula: id,
    cas: '',
    molarMass,
    criticalTemperature: critical.temperature,
    criticalPressure: critical.pressure,
    criticalVolume: (criticalCompressibility(acentric) * R * critical.temperature) / critical.pressure,
    acentricFactor: acentric,
    boilingTemperature,
    tripleTemperature: 0,
    volumeTranslation: 0,
    idealGasHeatCapacity: {
      coefficients: [a * perMole, b * perMole, c * perMole, 0, 0, 0],
      range: [lowestHeatCapacity, heatCapacityRange[1]],
      stated: heatCapacityRange,
    },
  };
  const fluid = new OneFluid(new Model([untranslated], () => 0, false));
  fluid.setComposition(Float64Array.of(1), 1);
  const volume = fluid.volumeAt(gravityTemperature, atmosphere, 'liquid');
  return { ...untranslated, volumeTranslation: volume - molarMass / (specificGravity * relativeDensityBase) };
}
