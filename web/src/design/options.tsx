/** Options of a select: the value and the text of each. */
export function Options({ of }: { of: readonly (readonly [value: string | number, text: string])[] }) {
  return of.map(([value, text]) => (
    <option key={value} value={value}>
      {text}
    </option>
  ));
}
