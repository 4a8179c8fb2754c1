/**
 * Two properties that specify a state, in SI units and per kg: Pa, K, J/kg, J/(kg·K), vapour mass fraction. Of several bubble points of a
 * mixture at a temperature, the one of highest pressure is meant, at a pressure that of lowest temperature; of several dew points that of
 * lowest pressure or highest temperature.
 */
export type StateInputs =
  | { readonly pressure: number; readonly temperature: number }
  | { readonly pressure: number; readonly enthalpy: number }
  | { readonly pressure: number; readonly entropy: number }
  | { readonly enthalpy: number; readonly entropy: number }
  | { readonly temperature: number; readonly quality: number }
  | { readonly pressure: number; readonly quality: number };
