import { unitOf } from '@isentrope/engineering/quantities';
import { useId } from 'react';
import { NoWrapText } from '../../design/no-wrap.tsx';
import { useStoredSetting } from '../../workbench/stored-setting.ts';
import { cardEditFromText, cardEditText, cardValues } from './card-values.ts';
import { cards, type Card } from './cards.ts';

function CardOfUnits({ card }: { card: Card }) {
  const [stored, store] = useStoredSetting(`converter-card:${card.id}`);
  const edited = cardEditFromText(card, stored);
  const id = useId();
  const { texts, problem, remark } = cardValues(card, edited.index, edited.text);
  const message = problem === undefined ? remark : `“${edited.text.slice(0, 30)}” ${problem}.`;
  return (
    <section className="converter-card" aria-labelledby={id}>
      <h2 id={id}>{card.title}</h2>
      {card.fields.map(({ kind, unit }, index) => {
        const { name } = unitOf(kind, unit);
        const invalid = problem !== undefined && index === edited.index;
        return (
          <label key={unit} className="converter-row">
            <span className="converter-name">{name}</span>
            <input
              className="mono"
              inputMode="decimal"
              autoComplete="off"
              aria-label={`${card.title}, ${name}`}
              aria-invalid={invalid || undefined}
              aria-describedby={invalid ? `${id}-said` : undefined}
              value={texts[index] ?? ''}
              onChange={event => store(cardEditText({ index, text: event.target.value }))}
            />
            <span className="converter-unit mono">{unit}</span>
          </label>
        );
      })}
      <p id={`${id}-said`} className="reference-reason converter-status" aria-live="polite">
        {message}
      </p>
      {card.note !== undefined && (
        <p className="converter-note">
          <NoWrapText text={card.note} />
        </p>
      )}
    </section>
  );
}

/** The nine cards: editing any field updates the others of its card. The last entry of each is kept in the browser. */
export function CardSheet() {
  return (
    <div className="converter-cards">
      {cards.map(card => (
        <CardOfUnits key={card.id} card={card} />
      ))}
    </div>
  );
}
