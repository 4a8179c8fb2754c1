/** The tabs of the results pane that are loaded when they are chosen. */
export { Checks } from './checks.tsx';
export { References } from './references.tsx';
