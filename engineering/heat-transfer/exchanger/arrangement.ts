/** Below this ratio of capacity rates the larger stream is isothermal, to the last digit of ε. */
export const isothermalRatio = 1e-15;

/**
 * Flow arrangement: counter-current, co-current, `shells` shell passes in series with an even number of tube passes each, or cross-flow
 * with neither stream mixed or that of the smaller or larger capacity rate mixed.
 */
export type Arrangement =
  | { readonly type: 'counter' }
  | { readonly type: 'co' }
  | { readonly type: 'shell'; readonly shells: number }
  | { readonly type: 'cross'; readonly mixed: 'none' | 'smaller' | 'larger' };
