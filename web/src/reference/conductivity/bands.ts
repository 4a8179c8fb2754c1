/** A band of conductivity, W/(m·°C), as the comparison table colours it. */
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

/** All bands with the grey of a missing figure, for the key. */
export const allBands: readonly Band[] = [...bands, none];

/** The band of a figure: at least 50 red, 30 orange, 20 yellow, 15 green, below that blue; grey where there is none. */
export function bandOf(value: number | undefined): Band {
  if (value === undefined) return none;
  return bands.find(({ from }) => value >= from) ?? none;
}
