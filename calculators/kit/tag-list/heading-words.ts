/** Normalised words of headings and labels, for comparison. */

/** Words ignored in comparisons. */
const stopWords = new Set(['of', 'the', 'at', 'by', 'for', 'and', 'to', 'rate', 'value']);

/** Abbreviations and synonyms in lists of valves, lines, pumps and relief valves. */
const synonyms: Readonly<Record<string, string>> = {
  flowrate: 'flow',
  massflow: 'flow',
  p: 'pressure',
  press: 'pressure',
  pres: 'pressure',
  t: 'temperature',
  temp: 'temperature',
  tempr: 'temperature',
  dens: 'density',
  rho: 'density',
  visc: 'viscosity',
  mu: 'viscosity',
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
  p1: 'upstream pressure',
  p2: 'downstream pressure',
  t1: 'temperature',
  pc: 'critical pressure',
  pv: 'vapour pressure',
  inlet: 'upstream',
  outlet: 'downstream',
  phase: 'fluid type',
  state: 'fluid type',
  load: 'flow',
  loads: 'flow',
  vap: 'vapour',
  vapor: 'vapour',
  vapors: 'vapour',
  liq: 'liquid',
  crit: 'critical',
  op: 'operating',
  oper: 'operating',
  des: 'design',
  backpressure: 'back pressure',
  backpress: 'back pressure',
  relief: 'relieving',
  dia: 'diameter',
  diam: 'diameter',
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
  sch: 'schedule',
  sched: 'schedule',
  thk: 'thickness',
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
};

/**
 * The distinct words of a text, in lower case with abbreviations expanded: "Inlet press." is upstream, pressure. Ids
 * are split at capitals.
 */
export function wordsOf(text: string): ReadonlySet<string> {
  const words = text
    .normalize('NFKC')
    .replaceAll(/c[pₚ] ?\/ ?c[vᵥ]/gi, 'gamma')
    .replaceAll(/p ?& ?id/gi, 'diagram')
    .replaceAll(/\bmass rate\b/gi, 'mass flow')
    .replaceAll(/(?<=\p{Ll}{2})(?=\p{Lu})/gu, ' ')
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter(word => word !== '')
    .flatMap(word => (Object.hasOwn(synonyms, word) ? (synonyms[word] ?? word).split(' ') : [word]));
  const telling = words.filter(word => !stopWords.has(word));
  return new Set(telling.length > 0 ? telling : words);
}

/** Words that distinguish quantities: a name with such a word does not match one without it. */
const distinguishingWords = new Set(
  (
    'design test min minimum max maximum set ambient critical differential back vapour gas liquid suction discharge ' +
    'downstream hot cold coefficient built'
  ).split(' '),
);

/** The Jaccard similarity of two sets of words, 0 to 1; 0 if a distinguishing word is in one only. */
export function similarity(one: ReadonlySet<string>, other: ReadonlySet<string>): number {
  const isApart = [...one, ...other].some(word => distinguishingWords.has(word) && !(one.has(word) && other.has(word)));
  if (isApart) return 0;
  const both = [...one].filter(word => other.has(word)).length;
  return both === 0 ? 0 : both / (one.size + other.size - both);
}

const tagWords = new Set(
  (
    'tag item equipment valve line pump psv prv exchanger vessel orifice case stream number name reference mark ident ' +
    'identification loop instrument device relieving object'
  ).split(' '),
);

const telling = new Set(['tag', 'item', 'number', 'name', 'case', 'mark', 'ident', 'identification', 'reference']);

/** Whether a heading is that of the tags: Tag, Tag No., Item, Valve number, Line No. */
export function isTagHeading(name: string): boolean {
  const words = wordsOf(name.replace(/#/g, ' no ').replace(/\bid\b/i, 'ident'));
  return [...words].every(word => tagWords.has(word)) && [...words].some(word => telling.has(word));
}

/** Whether a heading is that of items, whose cells may be their tags: Pump, PSV, Exchanger. */
export function isItemHeading(name: string): boolean {
  const words = [...wordsOf(name)];
  return words.length > 0 && words.every(word => tagWords.has(word));
}
