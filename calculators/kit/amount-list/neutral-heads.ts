import { findUnit } from '@isentrope/engineering/quantities';

/** Headings of amounts that name a stream, a sample or a date, or only say that there are amounts. Any other unknown heading may state a basis. */

/** Words of such headings: of amounts, of samples and analyses, of streams, of states, of plants, and of dates. */
const neutralWords = new Set(
  `amount amounts value values valeur valor wert messwert quantity qty content contents gehalt teneur contenido contenu conteúdo contenuto anteil fraction fractions frac fractie
  fracción fraccion percent percentage pct per cent composition compositions comp component components compos composición zusammensetzung
  concentration conc konzentration norm normal normalised normalized norm. un unnormalised unnormalized raw rounded
  sample samples probe analysis analyse result results resultado resultat ergebnis reported measured average avg mean typical test lab laboratory
  run case name stream streams strom master mixture mix total overall whole bulk fluid of the and from to at in as
  amt tag ovhd btms effluent makeup make up treated untreated syngas biogas refinery coke oven blast furnace bog boil eor sor refrigerant
  relief compressor pump reactor absorber stripper regenerator scrubber contactor splitter stabilizer stabiliser cooler condenser reboiler
  heater exchanger knock out ko knockout methane ethane ethylene propane propylene butane butylene hydrogen nitrogen feed feeds feedstock fuel gas gases liquid liquids vapor vapour vap liq oil crude condensate condensates naphtha lpg lng ngl aqueous water
  light heavy phase phases inlet outlet suction discharge overhead overheads bottoms bottom top product products residue reflux distillate recycle
  purge vent flare offgas tailgas sales export import lift injection associated natural synthetic sour sweet lean rich dry wet acid
  well wellhead reservoir separator sep stage column tower drum train unit plant pipeline header hp mp lp ip ihp
  tank cylinder bottle line point sampling location site field platform flash regen off mixed main hc pv
  online final corrected found estimate estimated calculated specified given data input output assay spec specification nominal reference ref
  calibration certified certificate zertifikat sollwert istwert setpoint reading current latest last option scenario rev revision op year early late
  life turndown share shares basis prozent proz
  min minimum max maximum rated design operating base winter summer start end limit limits previous new old
  jan feb mar apr may jun jul aug sep oct nov dec january february march april june july august september october november december
  i j ii iii iv x y z xj yj zj xi yi zi xs ys zs`.split(/\s+/),
);

/** Matches the tag of a stream, a well or a sampling point, or a date. */
const tag = /^(?=.*\d)[A-Z\d]{1,8}(?:[-_][A-Z\d]{1,8})*$/;

/** Whether a heading names a stream, a sample or a date, or only says that there are amounts, so that it states no basis. */
export function isNeutralHead(head: string): boolean {
  // Y is a mass fraction in Cantera, and # may be a pound.
  if (/^\s*(?:Y|#+)\s*$/.test(head)) return false;
  const words = head
    .normalize('NFKC')
    .replaceAll(
      /(?<=\p{L}\s)(?:no|nr|number|id)\b|\b(?:no|nr)\b(?=\.?\s*\d)|\b(?:high|medium|low)[\s-]pressure\b/giu,
      '',
    )
    .split(/[^\p{L}\p{N}_-]+/u)
    .flatMap(word => (tag.test(word) ? [word] : word.split(/[_-]+/)))
    .filter(word => word !== '');
  return words.every(
    word =>
      /^\d+(?:st|nd|rd|th)?$|^de\p{L}+[iy][sz]er$/iu.test(word) ||
      neutralWords.has(word.toLowerCase()) ||
      (tag.test(word) && !isUnit(word)) ||
      (words.length > 1 && /^[A-JL]$/.test(word)),
  );
}

const isUnit = (word: string) => findUnit('volume', word) !== undefined || findUnit('mass', word) !== undefined;
