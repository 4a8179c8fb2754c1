import type { Definition } from '@isentrope/calculators/kit';

/** What the tool is founded on, and what to know before using it. */
export function References({ definition: { guidance, references } }: { definition: Definition }) {
  return (
    <>
      {guidance && (
        <section>
          <h3>{guidance.title}</h3>
          <ul className="references">
            {guidance.lines.map(line => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        </section>
      )}
      <section>
        <h3>References</h3>
        <ul className="references">
          {references.map(reference => (
            <li key={reference}>{reference}</li>
          ))}
        </ul>
      </section>
    </>
  );
}
