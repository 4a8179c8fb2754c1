import { fromSi, toSi } from './convert.ts';
import { formatNumber } from './format.ts';
import type { Kind } from './kinds.ts';
import { findUnit } from './spelling.ts';

/** Matches HYSYS's gas volumes, "m3/h_(gas)", which look like actual ones. */
const gasVolume = /^m(?:3|³|\^3)\s?\/\s?(?:h|hr|d|day)[\s_]*\(gas\)$/i;
const gasVolumeWords =
  'which is at 15 °C and 101.325 kPa in HYSYS; write Sm³/h for that, or m³/h for the flow of the case';

/** Matches Engler degrees and Redwood seconds. */
const flowTime =
  /^°?\s?E(?:ngler)?$|^(?:deg(?:rees?)?\.? )?engler$|^(?:s(?:ec)?\.? )?redwood(?: ?(?:1|I|no\.? ?1))?(?: s(?:ec)?\.?)?$/i;

/** Words for spellings that name no single unit, or none from which a field can convert. */
const explained: Partial<Record<Kind, readonly (readonly [RegExp, string])[]>> = {
  density: [
    [/^[^@]+(?:@|\bat\b)\s*\d/i, 'at a reference temperature; enter the density at the temperature of the case'],
    [
      /^(?:s\.?\s?g\.?|sp\.?\s?gr\.?|r\.?d\.?)$/i,
      'which is relative to water, or to air for a gas; write SG (60 °F) for a liquid relative to water at 60 °F (999.016 kg/m³), or enter the density',
    ],
  ],
  volumeFlow: [
    [gasVolume, gasVolumeWords],
    [
      /^M*stbo?\s?\/\s?(?:d|day)$/i,
      'at stock-tank conditions, where the oil has lost its gas; write bbl/d for a flow at those of the case',
    ],
  ],
  kinematicViscosity: [
    [/^(?:SSU|SUS)$/i, 'which is a flow time; ASTM D2161 converts it from 32 s on'],
    [/^(?:SS[UF]|S[UF]S)\b/i, 'which is a flow time; convert it to cSt by ASTM D2161 at its temperature'],
    [flowTime, 'which is a flow time; convert it to cSt'],
  ],
  dynamicViscosity: [
    [/^(?:SSU|SUS)$/i, 'which is a flow time and needs the density; write it after: 150 SSU × 880 kg/m³'],
    [/^(?:SS[UF]|S[UF]S)\b/i, 'which is a flow time; convert it to cSt by ASTM D2161 and multiply by the density'],
    [flowTime, 'which is a flow time; convert it to cSt and multiply by the density'],
  ],
  standardFlow: [
    [gasVolume, gasVolumeWords],
    [
      /^(?:slpm|sccm|slm)$/i,
      'of which makers define the temperature differently; write NL/min for 0 °C and 101.325 kPa',
    ],
    [/^MM?[sS]?m[3³]\s?\/\s?d$/, 'in which M may be a thousand or a million; write kSm³/d or MMSm³/d'],
  ],
  fraction: [
    [
      /^(?:mol(?:e|ar)?|wt|weight|mass|vol(?:ume)?)[.\s-]*%$|^%[.\s]*(?:mol(?:e|ar)?|wt|mass|vol)\.?$/i,
      'which names a basis that the field does not know; write % for the fraction as the field has it',
    ],
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
  if (gasVolume.test(text)) return gasVolumeWords;
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

/** Explains why a field of dynamic viscosity does not take a kinematic one; undefined for any other unit. */
function kinematicWords(text: string): string | undefined {
  const kinematic = findUnit('kinematicViscosity', text);
  return (
    kinematic && `a kinematic viscosity, which needs the density; write it after: 10 ${kinematic.symbol} × 850 kg/m³`
  );
}

/** Explains a unit that is usual in a field of the kind and cannot be read, as the end of "has the unit …,"; undefined for others. */
export function explainUndefinedUnit(kind: Kind, text: string): string | undefined {
  const found = explained[kind]?.find(([pattern]) => pattern.test(text));
  if (found) return found[1];
  if (kind === 'dynamicViscosity') return kinematicWords(text);
  return kind === 'massFlow' ? flowWords(text) : undefined;
}
