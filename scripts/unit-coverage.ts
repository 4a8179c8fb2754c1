import { kindOf, parseQuantity, type Kind } from '@isentrope/engineering/quantities';

/** A unit that at least two catalogues share: exponents of length, time, mass and temperature, size in SI, spellings by catalogue. */
export interface SharedUnit {
  readonly dimension: string;
  readonly si: number;
  readonly spellings: Readonly<Record<string, readonly string[]>>;
}

/** The kinds of each dimension of a process quantity, in the order in which a spelling is tried. */
const kindsByDimension: Readonly<Record<string, readonly Kind[]>> = {
  '1 0 0 0': ['length'],
  '2 0 0 0': ['area'],
  '3 0 0 0': ['volume'],
  '0 1 0 0': ['time'],
  '0 0 1 0': ['mass'],
  '0 0 0 1': ['temperatureDifference'],
  '0 -1 0 0': ['frequency'],
  '1 -1 0 0': ['velocity'],
  '3 -1 0 0': ['volumeFlow'],
  '0 -1 1 0': ['massFlow'],
  '-3 0 1 0': ['density'],
  '3 0 -1 0': ['specificVolume'],
  '-2 -1 1 0': ['massFlux'],
  '1 -2 1 0': ['force'],
  '-1 -2 1 0': ['pressureDifference', 'stress'],
  '-2 -2 1 0': ['pressureGradient'],
  '-1 -1 1 0': ['dynamicViscosity'],
  '2 -1 0 0': ['kinematicViscosity'],
  '0 -2 1 0': ['surfaceTension'],
  '2 -2 1 0': ['energy', 'torque'],
  '2 -3 1 0': ['power'],
  '2 -2 0 0': ['specificEnergy'],
  '2 -2 0 -1': ['specificHeat'],
  '1 -3 1 -1': ['thermalConductivity'],
  '2 -3 1 -1': ['thermalConductance'],
  '0 -3 1 -1': ['heatTransferCoefficient'],
  '0 -3 1 0': ['heatFlux'],
};

/** How a spelling is read: understood, read as another size, or refused. */
export type Reading = 'understood' | 'other' | 'refused';

/** How the kinds of a dimension read a spelling of a unit of size `si`. */
export function readingOf(dimension: string, spelling: string, si: number): Reading {
  const sizes = (kindsByDimension[dimension] ?? []).flatMap(kind => {
    const read = parseQuantity(kind, `1 ${spelling}`, kindOf(kind).units[0]?.symbol ?? '');
    return read.ok ? [read.si] : [];
  });
  // Catalogues have constants to six digits.
  if (sizes.some(size => Math.abs(size / si - 1) < 1e-5)) return 'understood';
  return sizes.length > 0 ? 'other' : 'refused';
}

const reason = {
  science: 'astronomy, nuclear physics, computing',
  medicine: 'quantities of medicine and laboratories',
  surveying: 'surveying and typography',
  trade: 'troy, apothecary and commercial weights',
  kitchen: 'kitchen, dry and small measures, which differ between countries',
  calendar: 'months and years have several lengths; `t/a` takes 365 days',
  heat: 'calories and Btu of other temperatures; write the IT or thermochemical one',
  water: '`inH2O` is the conventional one; write `inH2O (4 °C)`',
  turns: 'an angle in a time; a field of frequency takes it as turns, 1/360 Hz',
  prefix: 'only the other prefix is usual (MPa, MW, MWh, mL, ms, MN): refused with both names',
  size: 'a size that process work does not use; write another prefix',
} as const;

/** Why units are refused, by a pattern of their spellings; the first match counts. */
const reasons: readonly (readonly [pattern: RegExp, reason: string])[] = [
  [/^(?:Ci|THz|AMU|amu|AU|\[ly\]|pc|parsec|[kMG]eV|b|RAD|TFLOPS)$/, reason.science],
  [/^(?:g\/h\/m2|g%|[mnu]g\/dL|dL|.*\/kg\/[dh]|10\.L\/\(min\.m2\)|mL\/min\/m2)$/, reason.medicine],
  [/^(?:French gauge|pica|\[pnt\]|\[lk_br\]|fathom|rods?|chain|\[(?:mi_us|sct|srd_us|cml_i)\]|a)$/, reason.surveying],
  [/^(?:carat|\[(?:pwt_tr|dr_av|dr_ap|lb_tr|scwt_av|lcwt_av)\])$/, reason.trade],
  [
    /^(?:\[(?:drp|min_us|fdr_us|tsp_us|tsp_m|tbs_us|tbs_m|gil_us|gil_br|cup_us|dpt_us|pt_br|dqt_us|qt_br|gal_wi|pk_us|pk_br|bu_us|bu_br|foz_us|foz_br)\]|beer-?barrel|fl-oz\/.*|pnt\/.*|qt\/s)$/,
    reason.kitchen,
  ],
  [/^(?:\/a|\/wk|mo_[sgj]|a_[tjg]|millennium)$/, reason.calendar],
  [/^(?:cal_\[(?:15|20)\]|\[Btu_(?:39|59|60)\]|kcal\/h)$/, reason.heat],
  [/^°\/s$/, reason.turns],
  [/^inH₂O \(39\.2 °F\)$/, reason.water],
  [/^(?:mPa|mWh|mW|Ms|mN|ML)$/, reason.prefix],
  [
    /^(?:[npfumcdhkMGT]|da)(?:Pa|bar|m|g|s|K|Hz|J|W|N|L|t|m2|m3|m\/s|g\/L|g\/d)$|^(?:um3|nm2|um2|km3|ng\/\(24\.h\)|mg\/\(24\.h\)|pg\/L|mL\/kg|Mton|Merg|herg|nJ|uW|nW|dW|hW|yd3\/s|angstrom|μm\/min|hm)$/,
    reason.size,
  ],
];

/** Why a unit is refused: the first reason that one of its spellings has. */
export function reasonOf({ spellings }: SharedUnit): string | undefined {
  const all = Object.values(spellings).flat();
  return reasons.find(([pattern]) => all.some(spelling => pattern.test(spelling)))?.[1];
}

/** The shared units of process quantities, each with its kind. */
export function processUnits(shared: readonly SharedUnit[]): readonly (SharedUnit & { readonly kind: Kind })[] {
  return shared.flatMap(unit => {
    const [kind] = kindsByDimension[unit.dimension] ?? [];
    return kind === undefined ? [] : [{ ...unit, kind }];
  });
}

const catalogues = ['ucum-lhc', 'mathjs', 'qudt', 'convert-units', 'js-quantities'] as const;

const codes = (texts: readonly string[]) => texts.map(text => `\`${text.replaceAll('|', String.raw`\|`)}\``).join(', ');

/** A shared unit with its spellings by reading. */
function coverageOf(unit: SharedUnit & { readonly kind: Kind }) {
  const spellings = [...new Set(Object.values(unit.spellings).flat())];
  const by = (reading: Reading) => spellings.filter(text => readingOf(unit.dimension, text, unit.si) === reading);
  return { ...unit, understood: by('understood'), other: by('other'), refused: by('refused') };
}

/** Returns docs/unit-catalogues.generated.md: how the units that at least two catalogues share are read. */
export function unitCoverage(shared: readonly SharedUnit[]): string {
  const units = processUnits(shared).map(coverageOf);
  const counts = catalogues.map(name => {
    const own = units.filter(({ spellings }) => spellings[name] !== undefined);
    const understood = own.filter(unit => unit.understood.length > 0).length;
    return `| ${name} | ${own.length} | ${understood} | ${own.length - understood} |`;
  });
  const rows = units.map(unit => {
    const { kind, si, understood, other, refused } = unit;
    const why = understood.length > 0 ? '' : (reasonOf(unit) ?? '');
    const names = catalogues.filter(name => unit.spellings[name] !== undefined).join(', ');
    return `| ${[kindOf(kind).label, String(si), names, codes(understood), codes(other), codes(refused), why].join(' | ')} |`;
  });
  return `# Units of five catalogues

Written by \`npm run generate\` from \`scripts/unit-catalogues.json\`, which \`node scripts/unit-catalogues.mjs\` extracts from the catalogues listed
in [units.md](units.md). It contains every unit of a process quantity that at least two of them share: ${units.length} units.

| Catalogue | Shared units | Understood | Refused |
| --- | --- | --- | --- |
${counts.join('\n')}

A unit counts as understood if one of its spellings is. Other spellings are refused, never read as something else. Spellings that have another size in
the industry are in a separate column and explained in [units.md](units.md#which-spellings-are-read-differently-elsewhere).

| Kind | In SI | Catalogues | Understood | Read as another size | Refused | Why the unit is refused |
| --- | --- | --- | --- | --- | --- | --- |
${rows.join('\n')}
`;
}
