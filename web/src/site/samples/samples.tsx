import { findCalculator } from '@isentrope/calculators';
import { keepServerHtml } from '../../keep-server-html.ts';
import { sampleKeysFile, samples, samplesFolder, sampleTool } from './sample-list.ts';
import './samples.css';

/**
 * Downloads of sample output, which the build writes from an example. Static, so the browser keeps the prerendered
 * HTML.
 */
export function Samples() {
  if (import.meta.env.SSR || import.meta.env.DEV)
    return (
      <div>
        <SamplesText />
      </div>
    );
  return <div suppressHydrationWarning dangerouslySetInnerHTML={keepServerHtml} />;
}

function SamplesText() {
  return (
    <section className="samples" aria-labelledby="samples">
      <h2 id="samples">See a sample</h2>
      <p>
        What you get from a calculation. The files show the first example of {findCalculator(sampleTool)?.meta.title}.
        They are written by the same code as your own exports.
      </p>
      <ul>
        {Object.values(samples).map(({ file, title, about }) => (
          <li key={file}>
            <a className="link" href={`/${samplesFolder}/${file}`} download>
              {title}
            </a>
            <p>{about}</p>
          </li>
        ))}
      </ul>
      <p>
        Drop the record or the PDF on the{' '}
        <a className="link" href="/verify">
          verification page
        </a>
        . Both are signed with a sample key, which is{' '}
        <a className="link" href={`/${samplesFolder}/${sampleKeysFile}`} download>
          published beside them
        </a>
        ; issued calculations are signed with the keys of this site.
      </p>
    </section>
  );
}
