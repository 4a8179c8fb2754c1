/** Components that form no liquid of their own beside water: they mix with it or stay in the gas. */
const withoutOwnLiquid: ReadonlySet<string> = new Set(['H2O', 'NH3', 'MeOH', 'H2', 'N2', 'O2', 'CO', 'He', 'Ar']);

/** Whether any of these components can form a liquid beside that of water. */
export function canHaveLiquidBesideWater(ids: readonly string[]): boolean {
  return ids.includes('H2O') && !ids.every(id => withoutOwnLiquid.has(id));
}
