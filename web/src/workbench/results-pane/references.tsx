import type { Definition } from '@isentrope/calculators/kit';

/** The References tab: guidance and sources of the calculator. */
export function References({ definition: { id, guidance, references } }: { definition: Definition }) {
  return (
    <>
      {guidance && (
        <section>
          <h2>{guidance.title}</h2>
          <ul className="references">
            {guidance.lines.map(line => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        </section>
      )}
      <section>
        <h2>References</h2>
        <ul className="references">
          {references.map(reference => (
            <li key={reference}>{reference}</li>
          ))}
        </ul>
        <p className="references">
          <a className="link" href={`/methods/${id}`} target="_blank" rel="noopener">
            Every equation and source on one page
          </a>
          , its{' '}
          <a className="link" href={`/validation#${id}`} target="_blank" rel="noopener">
            published cases
          </a>
          , and how to{' '}
          <a className="link" href="/verify" target="_blank" rel="noopener">
            verify a calculation
          </a>
        </p>
      </section>
    </>
  );
}
