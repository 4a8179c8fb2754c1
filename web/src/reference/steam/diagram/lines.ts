import {
  evaluateSteamAtPH,
  evaluateSteamAtPT,
  evaluateSteamAtTX,
  outsideSteamRange,
  saturatedAtPressure,
  saturationPressure,
  SteamProperties,
  type SteamRegion,
  waterCriticalPressure,
  waterCriticalTemperature,
} from '@isentrope/engineering/properties';

/** A point of the diagrams, in SI units. */
export interface LinePoint {
  readonly pressure: number;
  readonly temperature: number;
  readonly enthalpy: number;
  readonly entropy: number;
  readonly specificVolume: number;
}

export type Family = 'dome' | 'quality' | 'isobar' | 'isotherm';

/** A line of constant property; the dome consists of saturated liquid and saturated vapour. */
export interface PropertyLine {
  readonly family: Family;
  readonly label: string;
  /** Also drawn where there is space for few lines. */
  readonly major: boolean;
  readonly points: readonly LinePoint[];
}

const freezing = 273.15;
/** Triple point, K: the start of the dome. */
const lowestSaturation = 273.16;
const hottest = 1073.15;
const lowestPressure = 100;
const highestPressure = 100e6;

const qualities = [0.1, 0.2, 0.3, 0.4, 0.5, 0.6, 0.7, 0.8, 0.9];
const isobars = [0.01, 0.05, 0.1, 0.5, 1, 5, 10, 50, 100, 220.64, 500, 1000];
const isotherms = [50, 100, 150, 200, 250, 300, 350, 400, 450, 500, 550, 600, 650, 700, 750];

const state = new SteamProperties();

/** The state set by the last solver call. */
function currentState(answer: SteamRegion | typeof outsideSteamRange): LinePoint {
  if (answer === outsideSteamRange) throw new RangeError('A line of the diagrams leaves the range of IAPWS-IF97');
  const { pressure, temperature, enthalpy, entropy, specificVolume } = state;
  return { pressure, temperature, enthalpy, entropy, specificVolume };
}

/** `count` + 1 equally spaced numbers from a to b. */
function equallySpaced(from: number, to: number, count: number): number[] {
  return Array.from({ length: count + 1 }, (_, index) => from + ((to - from) * index) / count);
}

/** Saturation temperatures, denser near the critical point. */
const saturationTemperatures = equallySpaced(1, 0, 120).map(
  fraction => waterCriticalTemperature - (waterCriticalTemperature - lowestSaturation) * fraction ** 3,
);

function atQuality(quality: number): LinePoint[] {
  return saturationTemperatures.map(temperature => currentState(evaluateSteamAtTX(temperature, quality, state)));
}

/** Equal enthalpy steps, which follow an isobar through all regions, plus its two corners on the dome. */
function isobar(pressure: number): LinePoint[] {
  const coldest = currentState(evaluateSteamAtPT(pressure, freezing, state));
  const warmest = currentState(evaluateSteamAtPT(pressure, hottest, state));
  const enthalpies = equallySpaced(coldest.enthalpy, warmest.enthalpy, 140).slice(1, -1);
  if (pressure < waterCriticalPressure) {
    const { liquid, vapour } = saturatedAtPressure(pressure);
    enthalpies.push(liquid.enthalpy, vapour.enthalpy);
  }
  const between = enthalpies
    .toSorted((a, b) => a - b)
    .map(enthalpy => currentState(evaluateSteamAtPH(pressure, enthalpy, state)));
  return [coldest, ...between, warmest];
}

/** From the dome, or from the highest pressure, down to the lowest; inside the dome an isotherm is an isobar. */
function isotherm(temperature: number): LinePoint[] {
  const saturated = temperature < waterCriticalTemperature;
  const highest = saturated ? saturationPressure(temperature) * (1 - 1e-9) : highestPressure;
  return equallySpaced(Math.log(highest), Math.log(lowestPressure), 120).map(logarithm =>
    currentState(evaluateSteamAtPT(Math.min(Math.exp(logarithm), highest), temperature, state)),
  );
}

/** All lines of the T–s and h–s diagrams, by IAPWS-IF97. */
export function propertyLines(): PropertyLine[] {
  return [
    ...qualities.map((quality): PropertyLine => {
      const major = [0.2, 0.5, 0.8].includes(quality);
      return { family: 'quality', label: `x = ${quality}`, major, points: atQuality(quality) };
    }),
    ...isotherms.map((celsius): PropertyLine => {
      const major = celsius % 200 === 0 || celsius === 100;
      return { family: 'isotherm', label: `${celsius} °C`, major, points: isotherm(celsius + 273.15) };
    }),
    ...isobars.map((bar): PropertyLine => {
      const major = Number.isInteger(Math.log10(bar));
      return { family: 'isobar', label: `${bar} bar`, major, points: isobar(bar * 1e5) };
    }),
    { family: 'dome', label: 'Saturation', major: true, points: [...atQuality(0), ...atQuality(1).toReversed()] },
  ];
}
