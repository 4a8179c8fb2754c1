import { findCalculator } from '@isentrope/calculators';
import { sampleKeysFile, samples, samplesFolder, sampleTool } from './sample-list.ts';
import './samples.css';

/** Downloads of what a calculation gives: files written by the build from an example. */
export function Samples({ heading: Heading = 'h2' }: { heading?: 'h2' | 'h3' }) {
  return (
    <section className="samples" aria-labelledby="samples">
      <Heading id="samples">See a sample</Heading>
      <p>
        What you get from a calculation. The files show the first example of {findCalculator(sampleTool)?.meta.title};
        each build of this site writes them again.
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
