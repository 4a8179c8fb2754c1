/** Two properties that fix a state, in SI units and per kg: Pa, K, J/kg, J/(kg·K), vapour mass fraction. */
export type Given =
  | { readonly pressure: number; readonly temperature: number }
  | { readonly pressure: number; readonly enthalpy: number }
  | { readonly pressure: number; readonly entropy: number }
  | { readonly enthalpy: number; readonly entropy: number }
  | { readonly temperature: number; readonly quality: number }
  | { readonly pressure: number; readonly quality: number };
