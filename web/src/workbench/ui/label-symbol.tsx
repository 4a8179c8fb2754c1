import { symbolMath, symbolText } from '@isentrope/calculators/kit';
import { Formula } from './math.tsx';

/** The symbol of a quantity beside its label, unless the label already ends with it. */
export function LabelSymbol({ label, symbol }: { label: string; symbol: string | undefined }) {
  if (symbol === undefined || label.split(' ').at(-1) === symbolText(symbol)) return null;
  return (
    <span className="symbol" aria-hidden="true">
      <Formula node={symbolMath(symbol)} />
    </span>
  );
}
