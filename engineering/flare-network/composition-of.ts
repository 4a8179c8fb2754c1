/** Returns the mole fractions above zero by component. */
export function compositionOf(ids: readonly string[], fractions: Float64Array): Readonly<Record<string, number>> {
  return Object.fromEntries(
    ids.flatMap((id, i) => {
      const share = fractions[i] ?? 0;
      return share > 0 ? [[id, share]] : [];
    }),
  );
}
