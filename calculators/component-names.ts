import { foreignNames } from './foreign-component-names.ts';
import { upperFirst } from './kit/index.ts';

interface ComponentNames {
  readonly id: string;
  readonly name: string;
  readonly formula: string;
}

/** Display names of the components, by id: name and formula. */
export function namesOf(components: readonly ComponentNames[]): Readonly<Record<string, string>> {
  return Object.fromEntries(
    components.map(({ id, name, formula }) => [id, name === formula ? name : `${upperFirst(name)} (${formula})`]),
  );
}

/** What states the basis of the amounts in a column header: words, or the unit of a molar, standard or mass flow. */
export const amountHeads = {
  mole: /mol|stoffmenge|мол|摩尔|pp[mb][\s-]*\(?v\b|(?<!\/\s*)\b[kM]*[NS]m[3³]|(?<!\/\s*)\b[NS]L\/|(?<!\/\s*)\bM*scf/i,
  mass: /mass|weight|wt|poids|gewicht|\bvekt|\bp\s*\/\s*p\b|%\s*[mw]\b|\blbm?\s*\/\s*lbm?\b|^\s*ws?(?:_?i)?\s*(?:$|[[(,])|\bM?#\s*\/\s*h|\bgram(?:me)?s?\b|\bkilos?\b|\bton(?:ne)?s\b|\btp[adh]\b|\b(?:kg|lbs?|t)\s*(?:\/|per\s)\s*(?:\d+\s*(?:kg|lbs?|t)|batch)\b|\bgew|ppmw|w\s*\/\s*w|\bm\s*\/\s*m\b|\b[mkµ]?g\s*\/\s*kg|pounds|kilogram|\bpeso\b|m[aá]s+i[ck]|\bMa\.?[\s-]*%|\bw\s*%|масс|质量|\bmasow|\bwag\.|\b(?:[kmµ]?g|[kM]?lbm?|t|te|ton(?:ne)?s?)\s*(?:\/|per\s)\s*(?:s|min|h|d|a|yr?|week|month)|(?:^|[([,])\s*(?:[km]?g|lb[ms]?|tonnes?)\s*(?:$|[)\]])/i,
} as const;

/** What states that the amounts in a column count by neither mole nor mass. */
export const otherAmountHeads =
  /vol(?!v)|\bobj(?:\.|ęto)|об[ъ.]|体积|v\s*\/\s*v|\bM\s*%|\bgal(?:lons?)?\b|\blit(?:re|er)s?\b|\bml\b|\blv|\bgpm|ppm|\b(?:m[3³]|l|bbl|gal|cf|ft[3³])\s*(?:\/|per\s)\s*(?:s|min|h|d)|\bbpd|\bcf[hdm]\b/i;

/** Shares by volume of a gas, which are mole shares; its gases are those that no pressure makes a liquid at ambient temperature. */
export const gasShares = {
  heads:
    /^(?!.*(?:liq|\blv|std)).*(?:(?:vol|\bobj(?:\.|ęto)|об[ъ.]).*(?:%|frac|per ?cent)|%.*(?:vol|\bobj(?:\.|ęto)|об[ъ.])|v\s*\/\s*v|体积分数)/i,
  basis: 'mole',
  items: ['C1', 'N2', 'O2', 'H2', 'CO', 'Ar', 'He'],
} as const;

/** Shares of hexane, heptane and octane by mole in the lumps of chromatographs: Emerson FloBoss S600+ manual (2017), C.9.4. */
const lumpShares: Readonly<Record<string, readonly number[]>> = {
  '47/35/17': [0.47466, 0.3534, 0.17194],
  '57/28/14': [0.57143, 0.28572, 0.14285],
};

/** The components and shares of a lump that names them, in per cent of hexane, heptane and octane, such as "C6+ 60/30/10". */
export function partsOfLump(name: string): readonly { readonly item: string; readonly share: number }[] | undefined {
  const [, written] =
    /^\s*(?:c\s?6|hexanes?)\s?(?:\+|plus)\s*[(:]?\s*(\d+\s*\/\s*\d+\s*\/\s*\d+)\s*%?\)?\s*$/i.exec(name) ?? [];
  if (written === undefined) return undefined;
  const parts = written.split('/').map(Number);
  const shares = lumpShares[written.replaceAll(/\s/g, '')] ?? parts.map(part => part / 100);
  if (Math.abs(shares.reduce((sum, share) => sum + share, 0) - 1) > 1e-9) return undefined;
  return ['nC6', 'nC7', 'nC8'].flatMap((item, index) => {
    const share = shares[index] ?? 0;
    return share > 0 ? [{ item, share }] : [];
  });
}

/** Names of lumps, which are no component, and what is needed instead. */
export const lumps = [
  {
    pattern:
      /^\s*(?:c\s?\d+\s?(?:\+|p\b|plus)|\p{L}+anes?\s?(?:\+|plus|and heavier)|.*\((?:c\s?\d+\s?)?(?:\+|plus|and heavier)\)\s*$)/iu,
    reason:
      'is a lump of heavier components; give its molar mass and specific gravity, as in C7+ (M 115, SG 0.737), or split it, for example into nC6, nC7 and nC8',
  },
  {
    pattern: /^\s*(?:neo-?\s?(?:pentane?|c\s?5)|2,2-di-?methyl-?propane?|463-82-1)\s*$/i,
    reason:
      'has no equation of state here; ISO 20765-2 counts it as n-pentane: add its amount to nC5 if that is acceptable',
  },
] as const;

/** Synonyms of components by id: names in simulators, laboratory reports and other spellings. */
const otherNames: Readonly<Record<string, readonly string[]>> = {
  iC4: ['2-methylpropane', 'methylpropane', 'i-C4', 'C4H10-2', 'R600a'],
  nC4: ['n-C4', 'C4', 'C4H10-1', 'R600'],
  iC5: ['2-methylbutane', 'methylbutane', 'i-C5', 'C5H12-2'],
  nC5: ['n-C5', 'C5', 'C5H12-1'],
  nC6: ['n-C6', 'C6', 'C6H14-1'],
  nC7: ['n-C7', 'C7', 'C7H16-1'],
  nC8: ['n-C8', 'C8', 'C8H18-1'],
  nC9: ['n-C9', 'C9', 'C9H20-1'],
  nC10: ['n-C10', 'C10', 'C10H22-1'],
  nC12: ['n-C12', 'C12'],
  'C2=': ['ethene', 'R1150'],
  'C3=': ['propene', 'R1270'],
  H2S: ['hydrogen sulphide'],
  SO2: ['sulphur dioxide'],
  H2O: ['steam', 'water vapour', 'water vapor', 'R718'],
  cC6: ['cyclohexane', 'cyclo-hexane', 'CYCLOHEX'],
  EtBz: ['E-benzene', 'ethyl benzene', 'EBENZENE'],
  MeOH: ['CH4O', 'methyl alcohol'],
  PG: ['1,2-propanediol'],
  EO: ['oxirane'],
  R134a: ['refrig-134a', '1,1,1,2-tetrafluoroethane'],
  VCM: ['vinyl chloride monomer', 'chloroethene'],
  DME: ['dimethylether'],
  'iC4=': ['i-butene', 'isobutylene', '2-methylpropene', 'methylpropene', '2-methyl-1-propene'],
  '1C4=': ['1-butylene', 'but-1-ene', 'n-butene-1', 'butene-1'],
  C1: ['R50'],
  C2: ['R170'],
  C3: ['R290'],
  CO2: ['R744'],
  NH3: ['R717'],
  H2: ['hydrogen gas', 'dihydrogen'],
  N2: ['dinitrogen'],
  O2: ['dioxygen'],
  EtOH: ['ethyl alcohol'],
  Acetone: ['propanone', '2-propanone', 'dimethyl ketone'],
  Tol: ['methylbenzene'],
  oXyl: ['ortho-xylene', '1,2-dimethylbenzene'],
  mXyl: ['meta-xylene', '1,3-dimethylbenzene'],
  pXyl: ['para-xylene', '1,4-dimethylbenzene'],
};

/** CAS registry numbers by component id. */
const registryNumbers: Readonly<Record<string, string>> = {
  C1: '74-82-8',
  C2: '74-84-0',
  C3: '74-98-6',
  iC4: '75-28-5',
  nC4: '106-97-8',
  iC5: '78-78-4',
  nC5: '109-66-0',
  nC6: '110-54-3',
  nC7: '142-82-5',
  nC8: '111-65-9',
  nC9: '111-84-2',
  nC10: '124-18-5',
  nC12: '112-40-3',
  N2: '7727-37-9',
  O2: '7782-44-7',
  Ar: '7440-37-1',
  He: '7440-59-7',
  H2: '1333-74-0',
  CO: '630-08-0',
  CO2: '124-38-9',
  H2S: '7783-06-4',
  SO2: '7446-09-5',
  H2O: '7732-18-5',
  NH3: '7664-41-7',
  'C2=': '74-85-1',
  'C3=': '115-07-1',
  Bz: '71-43-2',
  Tol: '108-88-3',
  EtBz: '100-41-4',
  mXyl: '108-38-3',
  oXyl: '95-47-6',
  pXyl: '106-42-3',
  cC6: '110-82-7',
  MeOH: '67-56-1',
  EtOH: '64-17-5',
  Acetone: '67-64-1',
  R134a: '811-97-2',
  Cl2: '7782-50-5',
  EO: '75-21-8',
  PG: '57-55-6',
  '1C4=': '106-98-9',
  'iC4=': '115-11-7',
  DME: '115-10-6',
  VCM: '75-01-4',
};

/** Returns the formulas of an isomer with its prefix: i-C4H10, nC4H10. */
function isomerFormulas(id: string, formula: string): readonly string[] {
  const [letter] = /^[in](?=C\d+$)/.exec(id) ?? [];
  return letter === undefined ? [] : [`${letter}-${formula}`, `${letter}${formula}`];
}

/** Names recognised when pasted: the component's name, and its formula if that is unique. */
export function aliasesOf(components: readonly ComponentNames[]): Readonly<Record<string, readonly string[]>> {
  return Object.fromEntries(
    components.map(({ id, name, formula }) => {
      const own = components.filter(other => other.formula === formula).length === 1;
      const formulas = own && formula !== name ? [formula] : [];
      const number = registryNumbers[id];
      const known = [name, ...formulas, ...isomerFormulas(id, formula), ...(otherNames[id] ?? []), ...foreignNames(id)];
      return [id, [...new Set(number === undefined ? known : [...known, number])]];
    }),
  );
}
