import type { Kind } from '@isentrope/engineering/quantities';
import { foreignWords } from './foreign-words.ts';

/** Words ignored in comparisons. */
const stopWords = new Set([
  'of',
  'the',
  'at',
  'by',
  'for',
  'and',
  'to',
  'rate',
  'value',
  'à',
  'di',
  'van',
  'von',
  'de',
  'du',
  'la',
  'des',
  'der',
  'bei',
  'del',
  'el',
  'en',
  'do',
  'da',
]);

/** Abbreviations and synonyms in lists of valves, lines, pumps and relief valves. */
const synonyms: ReadonlyMap<string, string> = new Map(
  Object.entries({
    flowrate: 'flow',
    flows: 'flow',
    massflow: 'flow',
    p: 'pressure',
    press: 'pressure',
    pres: 'pressure',
    pr: 'pressure',
    t: 'temperature',
    temp: 'temperature',
    tempr: 'temperature',
    dens: 'density',
    den: 'density',
    rho: 'density',
    ρ: 'density',
    visc: 'viscosity',
    mu: 'viscosity',
    μ: 'viscosity',
    mw: 'molecular weight',
    molwt: 'molecular weight',
    molmass: 'molecular weight',
    mol: 'molecular',
    molar: 'molecular',
    wt: 'weight',
    mass: 'weight',
    z: 'compressibility factor',
    gamma: 'ratio specific heats',
    γ: 'ratio specific heats',
    κ: 'ratio specific heats',
    k: 'ratio specific heats',
    isentropic: 'ratio specific heats',
    dp: 'pressure differential',
    δp: 'pressure differential',
    delta: 'differential',
    drop: 'differential',
    difference: 'differential',
    diff: 'differential',
    highest: 'max',
    maximum: 'max',
    lowest: 'min',
    minimum: 'min',
    allowed: 'allowable',
    p1: 'upstream pressure',
    p2: 'downstream pressure',
    t1: 'temperature',
    pc: 'critical pressure',
    pv: 'vapour pressure',
    tvp: 'vapour pressure',
    rvp: 'reid vapour pressure',
    inlet: 'upstream',
    outlet: 'downstream',
    out: 'downstream',
    down: 'downstream',
    up: 'upstream',
    kv: 'flow coefficient',
    cv: 'flow coefficient',
    kvs: 'rated flow coefficient',
    cvs: 'rated flow coefficient',
    kv100: 'rated flow coefficient',
    cv100: 'rated flow coefficient',
    phase: 'fluid type',
    state: 'fluid type',
    load: 'flow',
    loads: 'flow',
    vap: 'vapour',
    vapor: 'vapour',
    vapors: 'vapour',
    liq: 'liquid',
    crit: 'critical',
    disch: 'discharge',
    op: 'operating',
    oper: 'operating',
    des: 'design',
    backpressure: 'back pressure',
    backpress: 'back pressure',
    relief: 'relieving',
    overpress: 'overpressure',
    dia: 'diameter',
    diam: 'diameter',
    ø: 'diameter',
    bore: 'diameter',
    id: 'inside diameter',
    od: 'outside diameter',
    int: 'inside',
    internal: 'inside',
    inner: 'inside',
    ext: 'outside',
    external: 'outside',
    outer: 'outside',
    nps: 'nominal size',
    nb: 'nominal size',
    nd: 'nominal size',
    bp: 'back pressure',
    kritischer: 'critical',
    abblasemenge: 'flow',
    sch: 'schedule',
    sched: 'schedule',
    thk: 'thickness',
    rough: 'roughness',
    long: 'length',
    vp: 'vapour pressure',
    len: 'length',
    l: 'length',
    w: 'flow',
    q: 'flow',
    dn: 'nominal size',
    elev: 'elevation',
    vol: 'volume',
    eff: 'efficiency',
    char: 'characteristic',
    spec: 'specific',
    sp: 'specific',
    cp: 'specific heat capacity',
    no: 'number',
    nr: 'number',
    num: 'number',
    ...foreignWords,
  }),
);

const withoutAccents = (word: string) => word.normalize('NFD').replaceAll(/\p{M}/gu, '');

/**
 * The distinct words of a text, in lower case with abbreviations expanded: "Inlet press." is upstream, pressure. Ids
 * are split at capitals.
 */
export function wordsOf(text: string): ReadonlySet<string> {
  const words = text
    // A superscript digit at the end is a footnote mark.
    .replace(/(?<=\p{L})[¹²³⁴-⁹]$/u, '')
    .normalize('NFKC')
    // N.B., M.W., I.D.
    .replaceAll(/(?<!\p{L})(\p{L})\.\s?(\p{L})\.?(?!\p{L})/gu, '$1$2')
    // In "Density @ T" and "Viscosity at flowing T&P" the letters are the condition, not the quantity.
    .replace(/(?<=\S)\s*(?:@|\bat\b)\s*(?:\p{L}+\.?\s+)?[PT](?:\s*(?:&|,|\/|and)?\s*[PT])?\s*$/iu, '')
    .replace(/^\s*(p|t|press(?:ure)?|temp(?:erature)?)\b[.\s_]*(in|out)\s*$/i, '$1 $2let')
    .replaceAll(/\bsat(?:'d|d)?\.? (?=(?:p|press|t|temp)\b)/gi, 'saturation ')
    .replaceAll(/tension de vapeur|tensione di vapore|tensi[oó]n de vapor/gi, 'vapour pressure')
    .replaceAll(/rapport des /gi, 'ratio ')
    .replaceAll(/druck vor(?: ventil)?(?!\p{L})/giu, 'upstream pressure')
    .replaceAll(/druck nach(?: ventil)?(?!\p{L})/giu, 'downstream pressure')
    .replaceAll(/pressione a (?=monte|valle)/gi, 'pressione ')
    .replaceAll(/masse vol(?:umique|\.)|massa esp(?:ec[ií]fica|\.)/gi, 'density')
    .replaceAll(/masse molaire|masa molar|massa molare?/gi, 'molecular weight')
    .replaceAll(
      /perte de charge|ca[ií]da de presi[oó]n|p[eé]rdida de carga|perda de carga|queda de press[aã]o/gi,
      'pressure differential',
    )
    .replaceAll(/(?<=pression )de service/gi, 'operating')
    .replaceAll(/di[áaâ]metro nominal|diamètre nominal/gi, 'nominal size')
    .replaceAll(/aguas arriba/gi, 'upstream')
    .replaceAll(/aguas abajo/gi, 'downstream')
    .replace(/^\s*(?:diam(?:\.|[eèéêâ]t\p{L}+)?|d|ø)\s*nom(?:\.|inal)?\s*$/iu, 'nominal size')
    .replaceAll(/\b(required|rated|normal|norm|max|min|relieving)(imum)?\.? cap(?:acity|\b)\.?/gi, '$1$2 flow')
    // The pressure of the other end, "To P", is not that of the case.
    .replace(/^\s*to (?=(?:p|t|press(?:ure)?|temp(?:erature)?)\b)/i, 'downstream ')
    // A symbol after the name of a quantity: "Förderhöhe H", "Wirkungsgrad η".
    .replace(/(?<=\p{L}{4})\s+(?:[HQρηµμ])$/u, '')
    .replaceAll(/hauteur manom[ée]trique(?: totale)?/gi, 'head')
    .replaceAll(/contre[- ]?pression/gi, 'back pressure')
    .replaceAll(/c[pₚ] ?\/ ?c[vᵥ]/gi, 'gamma')
    // The heading of a group: "Operating conditions", "Oper. cond.", "Normal operating", "Design data".
    .replaceAll(
      /\b(oper(?:ating|ation)?|op|process|working|design|des|normal)\.?[ _](?:cond(?:itions?)?|data|values?|case|point)\b\.?/gi,
      '$1 ',
    )
    .replaceAll(/\bnorm(?:al)?\.? (?=oper(?:ating|ation)?\b|op\b)/gi, '')
    .replaceAll(/\b(shut|close)[- ]off\b/gi, '$1off')
    .replaceAll(/(?<!\p{L})(?:T[ /-]T|TL[ /-]TL|tan(?:gent)?[ /-]tan(?:gent)?)(?!\p{L})/giu, 'tangent')
    .replace(/\b(?:suction|source|supply|feed)[ _](?:vessel|drum|tank)(?= )/i, 'vessel')
    .replace(/\b(?:selected|installed|(?:full|fully|wide)[- ]open)(?= [CK]v\b)/i, 'rated')
    .replaceAll(/p ?& ?id/gi, 'diagram')
    .replace(
      /^\s*(?:(?:line|pipe|piping)[ _-]?size|nom(?:inal)?\.?[ _-]?(?:size|dia(?:m(?:eter)?)?\.?|bore|ø))\s*$/i,
      'nominal size',
    )
    // Sizes of JIS: 80A is DN 80, 3B is NPS 3.
    .replace(/^\s*(?:size|口径|呼び径)\s*\(?[AB]\)?\s*$/i, 'nominal size')
    .replace(/^\s*(?:line|pipe|piping)[ _-]?(?=(?:dia(?:m(?:eter)?)?\.?|bore|ø)\s*$)/i, '')
    // "Rel. density" and "Rel. roughness" are relative.
    .replaceAll(/\brel\.? (?=temp|press|flow|load|rate)/gi, 'relieving ')
    .replace(/^(?:average|avg\.?|mean|overall|mixture) (?=mw|mol)/i, '')
    .replaceAll(/\b(mass|molar|mole|relief|relieving|required) rate\b/gi, '$1 flow')
    .replace(/^\s*(?:rate|capacity)\s*$/i, 'flow')
    .replace(/^\s*(?:[Pp][Hh]\.|Ph)\s*$/, 'phase')
    .replace(/\bact(?:ual)?\.? (?:gas |vapou?r )?(?:vol(?:ume(?:tric)?)?\.? )?flow/i, 'flow')
    .replaceAll(/\b(hot|cold)( side| fluid| stream)? (in|out)\b/gi, '$1 $3let')
    .replaceAll(/(?<=\p{Ll}{2})(?=\p{Lu})/gu, ' ')
    .replace(/^\s*(?:[Δd]z|elev(?:ation)?\.? (?:diff(?:erence)?|gain|rise)\.?)\s*$/i, 'elevation change')
    // K total and fittings K are losses.
    .replace(
      /^\s*(?:total|sum|fittings?|Σ|loss(?:es)?)\s*K\s*$|^\s*K\s*[-_ ]?(?:total|sum|fittings?|factors?|values?|loss(?:es)?)\s*$/iu,
      'loss coefficient',
    )
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter(word => word !== '')
    .flatMap(word => (synonyms.get(word) ?? synonyms.get(withoutAccents(word)) ?? word).split(' '));
  const telling = words.filter(word => !stopWords.has(word));
  return new Set(telling.length > 0 ? telling : words);
}

/** Words that distinguish quantities: a name with such a word does not match one without it. */
const distinguishingWords = new Set(
  (
    'atmospheric design test min minimum max maximum set ambient critical differential back vapour gas liquid suction discharge ' +
    'downstream hot cold coefficient built reid change'
  ).split(' '),
);

/** Words beside the letter T or P by which a heading is still that of a temperature or a pressure. */
const wordsBesideLetter = new Set(
  (
    'operating flowing flow upstream downstream relieving process working normal norm nor line pipe fluid stream service actual average avg mean static ' +
    'initial start feed supply source steam gas water oil absolute abs gauge in design test set min minimum max maximum'
  ).split(' '),
);

/** Whether a heading has the letter T or P as a part of the name of something else: "SG @ T", "P ratio", "Boiling T". */
export function isOtherByLetter(heading: string, name: ReadonlySet<string>): boolean {
  const hasLetter = /(?<![\p{L}\p{N}])[TP](?![\p{L}\p{N}])/u.test(heading);
  if (!hasLetter || !(name.has('temperature') || name.has('pressure'))) return false;
  return [...wordsOf(heading)].some(word => !name.has(word) && !wordsBesideLetter.has(word));
}

/** Words of a heading by which it means another quantity, or another time, than a name without them: "Pressure class", "Old flow", "Skin temp". */
const divertingWords = new Set(
  (
    'class rating direction receiving delivery rel relative skin wall metal surface previous prev old former superseded future turndown startup shutdown ' +
    'insulation insul steel bulk tracing destination branch index specific choked allow solids fittings trip alarm saturation boiling freezing melting pour cloud dew bubble flash condensation condensing hydrate pinch ignition ratio loss rise approach ' +
    'reduced end frühere alte ancien ancienne shutoff closeoff leakage hydrotest allowable permissible zulässig zulässige zulässiger fermeture'
  ).split(' '),
);

/**
 * The Jaccard similarity of the words of a heading and those of a name, 0 to 1; 0 if a distinguishing word is in one only, or a diverting
 * one in the heading only.
 */
export function similarity(heading: ReadonlySet<string>, name: ReadonlySet<string>): number {
  const isApart = [...heading, ...name].some(
    word => distinguishingWords.has(word) && !(heading.has(word) && name.has(word)),
  );
  if (isApart || [...heading].some(word => divertingWords.has(word) && !name.has(word))) return 0;
  // "P/T" and "Press. / Temp." are neither.
  if (
    ['pressure', 'temperature'].every(word => heading.has(word)) &&
    !(name.has('pressure') && name.has('temperature'))
  )
    return 0;
  const both = [...heading].filter(word => name.has(word)).length;
  return both === 0 ? 0 : both / (heading.size + name.size - both);
}

/** Words that name another value of a quantity: a heading with one does not match the quantity itself. */
const otherValues = new Set([...divertingWords, 'design', 'test', 'set', 'min', 'minimum', 'max', 'maximum']);

/** The words of a heading without those by which it means another value of a quantity, and these. */
export function withoutDivertingWords(heading: ReadonlySet<string>): {
  readonly plain: ReadonlySet<string>;
  readonly words: readonly string[];
} {
  const words = [...heading].filter(word => otherValues.has(word));
  return { plain: new Set([...heading].filter(word => !otherValues.has(word))), words };
}

/** Whether the only word of a name is one that distinguishes quantities, such as "Vapour", which then names none by itself. */
export function isBareQualifier(words: ReadonlySet<string>): boolean {
  return words.size === 1 && [...words].every(word => distinguishingWords.has(word));
}

/** Matches the reference condition of a property in a heading: "@ 60F", "at 15 °C", "@ std". */
const referenceCondition =
  /(?:@|\b(?:at|bei|à)(?=\s))\s*(\d+|st(?:d|andard|p)\b|s\.?c\.?(?![a-z])|ntp\b|ref\b|base\b)/i;

/**
 * Whether a heading is of a property at a reference condition that a field is not at: "Density @ 60F", "Std Density" and "Z std" are not those of
 * the case.
 */
export function isAtOtherCondition(heading: string, label: string, kind: Kind): boolean {
  const [, condition] = referenceCondition.exec(heading) ?? [];
  if (condition !== undefined) return !wordsOf(label).has(condition.toLowerCase());
  const isZ = wordsOf(label).has('compressibility');
  if (kind !== 'density' && !isZ) return false;
  // "Z (60F)", "Density 60 °F (lb/ft3)"
  const [, degrees] = /[\s(,](\d+(?:\.\d+)?)\s?°?[CF](?![\p{L}\d/])/u.exec(heading) ?? [];
  if (degrees !== undefined) return !wordsOf(label).has(degrees);
  return /\b(?:std|standard)\b/i.test(heading) && !/standard/i.test(label);
}

const tagWords = new Set(
  (
    'tag position pos repère equipo sigla bomba pompa pomp valvola linea leiding klep pompe soupape vanne ventil sv pipeline rohrleitung rohrltg ltg sicherheitsventil stellventil regelventil pumpe leitung ligne item equipment valve line pump psv prv fe fo ro fv exchanger vessel orifice case number name reference ref mark ident ' +
    'identification loop instrument device relieving object objekt stream strom stoffstrom stromname'
  ).split(' '),
);

const tagHeadingWords = new Set([
  'tag',
  'position',
  'pos',
  'repère',
  'item',
  'number',
  'name',
  'case',
  'mark',
  'ident',
  'identification',
  'reference',
  'ref',
]);

/** Whether a heading is that of a tag column: Tag, Tag No., Item, Valve number, Line No. */
export function isTagHeading(name: string): boolean {
  const words = wordsOf(name.replace(/#|\bn°/gi, ' no ').replace(/\bid\b/i, 'ident'));
  return [...words].every(word => tagWords.has(word)) && [...words].some(word => tagHeadingWords.has(word));
}

/** Whether a heading names a type of item, so that its cells may be tags: Pump, PSV, Exchanger. */
export function isItemHeading(name: string): boolean {
  const words = [...wordsOf(name)];
  return words.length > 0 && words.every(word => tagWords.has(word));
}

/** The kinds of quantity measured, by the first letter of an instrument tag (ISA 5.1). */
const measured: Readonly<Record<string, readonly Kind[]>> = {
  F: ['massFlow', 'volumeFlow', 'standardFlow'],
  P: ['absolutePressure', 'gaugePressure'],
  T: ['temperature'],
  L: ['length', 'fraction'],
  D: ['density'],
  S: ['frequency'],
};

/** Matches the property of an item in a heading, as historians and network programs write it: "100-P-1001.P", "V-101.T". */
const itemProperty = /^[\p{L}\d][\p{L}\d_-]*\.([PTFDL])$/u;

/**
 * The kinds of quantity that an instrument tag in a heading may measure: "FI-101.PV", "PT_1001", "Unit2.TIC101A.Value"; or the property of an
 * item: "100-P-1001.P". Undefined for any other heading.
 */
export function instrumentKinds(heading: string): readonly Kind[] | undefined {
  const property = itemProperty.exec(heading.trim())?.[1];
  if (property !== undefined) return measured[property] ?? [];
  const [, letter = ''] =
    /^(?:[\w -]+[./\\:!|])*(?:\d{1,4}[-_]?)?([A-Z])D?[A-Z]{1,3}[-_ ]?\d{2,6}[A-Z]?(?:[./_ ](?:PV|MEAS|VALUE|VAL|OUT|AVG|CV|DACA\.PV))?$/i.exec(
      heading.trim(),
    ) ?? [];
  return letter === '' ? undefined : (measured[letter.toUpperCase()] ?? []);
}
