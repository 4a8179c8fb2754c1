import { formatNumber, fromSi } from '../../quantities/index.ts';
import type { Component } from '../eos/index.ts';
import { acentricSource, boilingPointSource, criticalSource, pseudoComponentOf } from '../pseudo-component/index.ts';

/** The constants of a pseudo-component with their sources, in sentences; undefined for any other component. */
export function pseudoComponentRemark(component: Component): string | undefined {
  const defined = pseudoComponentOf(component.id);
  if (!defined) return undefined;
  const { boilingTemperature, isBoilingGiven } = defined;
  const { criticalTemperature, criticalPressure, acentricFactor, volumeTranslation } = component;
  const celsius = (kelvin: number) => `${formatNumber(fromSi('temperature', kelvin, '°C'))} °C`;
  const pressure = `${formatNumber(fromSi('absolutePressure', criticalPressure, 'bar(abs)'))} bar(abs)`;
  const boils = `it boils at ${celsius(boilingTemperature)} (${isBoilingGiven ? 'as given' : boilingPointSource})`;
  const critical = `its critical point is ${celsius(criticalTemperature)} and ${pressure} (${criticalSource})`;
  const acentric = `its acentric factor ${formatNumber(acentricFactor)} (${acentricSource})`;
  const translation = `${formatNumber(1e6 * volumeTranslation)} cm³/mol`;
  return `${component.id} is a petroleum fraction: ${boils}; ${critical}; ${acentric}. Its ideal-gas heat capacity is by Kesler and Lee, its volume translation of ${translation} gives the liquid its density at 60 °F, and its interaction with hydrocarbons is 0.`;
}
