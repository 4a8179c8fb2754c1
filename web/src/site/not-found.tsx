import { toolsPageEntries } from '@isentrope/calculators';
import { capitalise, countInWords } from '../number-words.ts';
import { MissingPage } from './missing-page.tsx';

/** The pages most often looked for. */
const suggestions = [
  [
    '/tools',
    'Tools',
    `${capitalise(countInWords(toolsPageEntries('pro').length))} Pro calculators and ${countInWords(toolsPageEntries('free').length)} free ones, with search`,
  ],
  ['/engineering', 'Engineering', 'Process design, improvement, safety, integration'],
  ['/project-management', 'Project Management', 'Planning, tracking, teams, risk'],
  ['/validation', 'Validation', 'Published cases beside computed figures'],
  ['/#contact', 'Contact Us', 'If a link we gave you has led here'],
] as const;

/** Shown at every unknown path. */
export function NotFound() {
  return (
    <MissingPage
      drawing={
        <>
          <path d="M0 84H696M744 84H1440M696 62V106M744 62V106" />
          <path className="spectacle" d="M698 84a22 22 0 1 0 44 0 22 22 0 0 0-44 0M717 52h6v12h-6Z" />
          <path d="M698 30a22 22 0 1 0 44 0 22 22 0 0 0-44 0" />
        </>
      }
      cap="404, blinded off"
      title="There is no page at this address"
      suggestions={suggestions}
    >
      The line ends here. One of these may be where you meant to go:
    </MissingPage>
  );
}
