import { fromSi, toSi } from './convert.ts';
import { formatNumber } from './format.ts';
import type { Kind } from './kinds.ts';
import { findUnit } from './spelling.ts';

/** Words for spellings that name no single unit, or none from which a field can convert. */
const explained: Partial<Record<Kind, readonly (readonly [RegExp, string])[]>> = {
  density: [
    [
      /^(?:s\.?\s?g\.?|sp\.?\s?gr\.?|r\.?d\.?)$/i,
      'which is relative to water, or to air for a gas; write SG (60 °F) for a liquid relative to water at 60 °F (999.016 kg/m³), or enter the density',
    ],
  ],
  volumeFlow: [
    [
      /^M*stbo?\s?\/\s?(?:d|day)$/i,
      'at stock-tank conditions, where the oil has lost its gas; write bbl/d for a flow at those of the case',
    ],
  ],
  kinematicViscosity: [
    [/^(?:SSU|SUS)$/i, 'which is a flow time; ASTM D2161 converts it from 32 s on'],
    [/^(?:SSF|SFS)$/i, 'which is a flow time; convert it to cSt by ASTM D2161 at its temperature'],
  ],
  dynamicViscosity: [
    [/^(?:SSU|SUS|SSF|SFS)$/i, 'which is a flow time; convert it to cSt by ASTM D2161 and multiply by the density'],
  ],
  standardFlow: [
    [
      /^(?:slpm|sccm|slm)$/i,
      'of which makers define the temperature differently; write NL/min for 0 °C and 101.325 kPa',
    ],
    [/^MM?[sS]?m[3³]\s?\/\s?d$/, 'in which M may be a thousand or a million; write kSm³/d or MMSm³/d'],
  ],
  fraction: [
    [
      /^pp[mb][\s(]*(?:v|w|mol|molar|vol|wt|by (?:mole|volume|mass|weight))\)?$/i,
      'which names a basis that the field does not know; write ppm or ppb for the fraction as the field has it',
    ],
  ],
  gaugePressure: [
    [/^(?:#|lbs?)$/i, 'which may be psi or the class of a flange; write psi(g) for a pressure'],
    [/^oz(?:f)?\s?\/\s?(?:in2|in²|sq\.? ?in\.?)$/i, 'of which 16 are 1 psi; write psi(g)'],
  ],
  massFlow: [
    [/^MT\s?\/\s?(?:hr?|d|day|y|yr|a)$/i, 'which may be metric tons or megatonnes; write t or kt'],
    [/^tons?\s?\/\s?(?:h|hr|d|day)$/i, 'which may be a metric, a short or a long ton; write t, ton (US) or ton (UK)'],
  ],
};

/** Explains why a mass-flow field does not take a unit of another flow, and how to write it; undefined for any other unit. */
function flowWords(text: string): string | undefined {
  const gas = findUnit('standardFlow', text);
  if (gas) {
    const molar = formatNumber(fromSi('standardFlow', toSi('standardFlow', 1, gas.symbol), 'kmol/h'), 6);
    const same = gas.symbol === 'kmol/h' ? '' : ` (${gas.name}: 1 ${gas.symbol} is ${molar} kmol/h)`;
    return `which needs the molar mass${same}; write it after the flow: 1000 ${gas.symbol} × 18.2 g/mol`;
  }
  const volume = findUnit('volumeFlow', text);
  return (
    volume && `a flow by volume, which needs the density; write it after the flow: 100 ${volume.symbol} × 850 kg/m³`
  );
}

/** Explains a unit that is usual in a field of the kind and cannot be read, as the end of "has the unit …,"; undefined for others. */
export function unitNeedsWords(kind: Kind, text: string): string | undefined {
  const found = explained[kind]?.find(([pattern]) => pattern.test(text));
  return found?.[1] ?? (kind === 'massFlow' ? flowWords(text) : undefined);
}
