/**
 * Two properties that fix a state, in SI units and per kg: Pa, K, J/kg, J/(kg·K), vapour mass fraction. Of the bubble points that
 * a mixture has at a temperature the one of the highest pressure is meant, at a pressure that of the lowest temperature; of the
 * dew points that of the lowest pressure or of the highest temperature.
 */
export type Given =
  | { readonly pressure: number; readonly temperature: number }
  | { readonly pressure: number; readonly enthalpy: number }
  | { readonly pressure: number; readonly entropy: number }
  | { readonly enthalpy: number; readonly entropy: number }
  | { readonly temperature: number; readonly quality: number }
  | { readonly pressure: number; readonly quality: number };
