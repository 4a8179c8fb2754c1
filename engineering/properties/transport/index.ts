/**
 * Viscosity, thermal conductivity and surface tension: of the pure fluids that have a reference equation by the correlations published for
 * them, where there are none by extended corresponding states fitted to published values; of mixtures by extended corresponding states,
 * whatever equation of state their density is from, and of liquids far below the critical temperature by mixing the viscosities of their
 * components. Pure water is in `../steam`.
 * Every value comes with its method, source and uncertainty, and is marked where it is outside the range of its source.
 * Limits: one phase; propylene glycol and other hydrogen-bonded liquids are poorly described in mixtures.
 */
export { loadPureTransport, transportFluidIds } from './catalogue.ts';
export {
  hasMixtureTransport,
  loadMixtureComponent,
  loadMixtureTransport,
  mixtureTransportIds,
} from './mixture-catalogue.ts';
export { MixtureTransport, type MixtureComponent, type MixturePhase } from './mixture-transport.ts';
export type { PureTransport } from './pure-transport.ts';
export type { TransportMethod, TransportRange, TransportValue } from './value.ts';
