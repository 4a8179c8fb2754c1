/**
 * Names of components in German, French, Spanish, Portuguese, Italian, Dutch, Polish, Norwegian, Russian and Chinese. Accents, spaces and hyphens do
 * not matter where names are compared.
 */

/** Names other than those of alkanes, by component id. */
const words: Readonly<Record<string, string>> = {
  N2: 'Stickstoff, Azote, Diazote, Nitrógeno, Nitrogênio, Azoto, Stikstof, Azot, Азот, 氮, 氮气',
  O2: 'Sauerstoff, Oxygène, Dioxygène, Oxígeno, Oxigênio, Ossigeno, Zuurstof, Tlen, Oksygen, Кислород, 氧, 氧气',
  H2: 'Wasserstoff, Hydrogène, Dihydrogène, Hidrógeno, Hidrogênio, Idrogeno, Waterstof, Wodór, Водород, 氢, 氢气',
  He: 'Hélium, Helio, Elio, Hel, Гелий, 氦, 氦气',
  Ar: 'Argón, Argônio, Argo, Аргон, 氩, 氩气',
  Cl2: 'Chlor, Chlore, Cloro, Chloor, Klor, Хлор, 氯气',
  CO: `Kohlenmonoxid, Kohlenstoffmonoxid, Monoxyde de carbone, Monóxido de carbono, Ossido di carbonio, Monossido di carbonio,
    Koolmonoxide, Koolstofmonoxide, Tlenek węgla, Karbonmonoksid, Оксид углерода, Окись углерода, Монооксид углерода, 一氧化碳`,
  CO2: `Kohlendioxid, Kohlenstoffdioxid, Dioxyde de carbone, Gaz carbonique, Anhydride carbonique, Dióxido de carbono, Gas carbónico,
    Gás carbônico, Anhídrido carbónico, Anidrido carbônico, Anidride carbonica, Biossido di carbonio, Diossido di carbonio, Kooldioxide,
    Koolstofdioxide, Dwutlenek węgla, Ditlenek węgla, Karbondioksid, Диоксид углерода, Двуокись углерода, Углекислый газ, 二氧化碳`,
  H2S: `Schwefelwasserstoff, Sulfure d'hydrogène, Hydrogène sulfuré, Sulfuro de hidrógeno, Ácido sulfhídrico, Sulfeto de hidrogênio,
    Sulfureto de hidrogénio, Gás sulfídrico, Idrogeno solforato, Acido solfidrico, Solfuro di idrogeno, Zwavelwaterstof, Waterstofsulfide,
    Siarkowodór, Hydrogensulfid, Сероводород, 硫化氢`,
  SO2: `Schwefeldioxid, Dioxyde de soufre, Anhydride sulfureux, Dióxido de azufre, Dióxido de enxofre, Biossido di zolfo, Anidride solforosa,
    Zwaveldioxide, Dwutlenek siarki, Svoveldioksid, Диоксид серы, 二氧化硫`,
  H2O: `Wasser, Wasserdampf, Eau, Vapeur d'eau, Agua, Vapor de agua, Vapor de água, Acqua, Vapore acqueo, Waterdamp, Woda, Para wodna, Vann,
    Vanndamp, Вода, Водяной пар, 水`,
  NH3: 'Ammoniak, Ammoniac, Amoníaco, Amônia, Ammoniaca, Amoniak, Ammoniakk, Аммиак, 氨',
  'C2=':
    'Ethen, Ethylen, Äthen, Äthylen, Éthylène, Etileno, Eteno, Etilene, Etheen, Ethyleen, Etylen, Eten, Этилен, Этен, 乙烯',
  'C3=': 'Propen, Propylen, Propylène, Propileno, Propeno, Propilene, Propeen, Propyleen, Пропилен, Пропен, 丙烯',
  Bz: 'Benzol, Benzène, Benceno, Benzeno, Benzeen, Benzen, Бензол, 苯',
  Tol: 'Toluol, Toluène, Tolueno, Tolueen, Toluen, Толуол, 甲苯',
  EtBz: 'Ethylbenzol, Äthylbenzol, Éthylbenzène, Etilbenceno, Etilbenzeno, Etilbenzene, Ethylbenzeen, Etylobenzen, Этилбензол',
  MeOH: 'Méthanol, Metanol, Metanolo, Метанол, 甲醇',
  EtOH: 'Äthanol, Éthanol, Etanol, Etanolo, Этанол, 乙醇',
  Acetone: 'Acétone, Acetona, Aceton, Ацетон',
  C1: '甲烷',
  C2: 'Äthan, 乙烷',
  C3: '丙烷',
  iC4: '异丁烷',
  nC4: '正丁烷',
  iC5: '异戊烷',
  nC5: '正戊烷',
  nC6: '正己烷',
  nC7: '正庚烷',
  nC8: '正辛烷',
};

/** The stems of alkanes by the number of carbon atoms: as in English, then as other languages spell them. */
const stems: Readonly<Record<string, string>> = {
  1: 'meth met мет',
  2: 'eth et эт',
  3: 'prop проп',
  4: 'but бут',
  5: 'pent пент',
  6: 'hex heks es гекс',
  7: 'hept ept гепт',
  8: 'oct okt ott окт',
  9: 'non нон',
  10: 'dec dek дек',
  12: 'dodec dodek додек',
};
const isLatin = /^[a-z]/;
const endings = ['ane', 'an', 'ano', 'aan'];
/** What is before the stem; a name without a prefix is that of the normal alkane. */
const prefixes = {
  n: { latin: ['', 'n-', 'normal-'], cyrillic: ['', 'н-'] },
  i: { latin: ['i-', 'iso', 'izo'], cyrillic: ['и-', 'изо'] },
} as const;

/** The names of an alkane by its id, by the rules for stems and endings: "metano", "i-Butaan", "heksan", "н-Пентан". */
function alkaneNames(id: string): string[] {
  const [, letter, carbons = ''] = /^([in])?C(\d+)$/.exec(id) ?? [];
  const { latin, cyrillic } = prefixes[letter === 'i' ? 'i' : 'n'];
  return (stems[carbons]?.split(' ') ?? []).flatMap(stem =>
    isLatin.test(stem)
      ? latin.flatMap(prefix => endings.map(ending => `${prefix}${stem}${ending}`))
      : cyrillic.map(prefix => `${prefix}${stem}ан`),
  );
}

/** The names of a component in other languages. */
export const foreignNames = (id: string): readonly string[] => [
  ...alkaneNames(id),
  ...(words[id]?.split(/,\s+/) ?? []),
];
