/** A conductivity band in W/(m·°C), coloured in the comparison table. */
export interface Band {
  readonly id: 'red' | 'orange' | 'yellow' | 'green' | 'blue' | 'grey';
  readonly label: string;
}

const bands: readonly (Band & { readonly from: number })[] = [
  { id: 'red', label: '50 and above', from: 50 },
  { id: 'orange', label: '30 to 50', from: 30 },
  { id: 'yellow', label: '20 to 30', from: 20 },
  { id: 'green', label: '15 to 20', from: 15 },
  { id: 'blue', label: 'below 15', from: 0 },
];

const none: Band = { id: 'grey', label: 'no figure' };

/** All bands, with grey for missing values, for the legend. */
export const allBands: readonly Band[] = [...bands, none];

/** The band of a value: from 50 red, 30 orange, 20 yellow, 15 green, below blue; grey without a value. */
export function bandOf(value: number | undefined): Band {
  if (value === undefined) return none;
  return bands.find(({ from }) => value >= from) ?? none;
}
