import { MissingPage } from '../site/missing-page.tsx';

/** Links available offline. */
const suggestions = [
  ['/tools', 'Tools', 'The free calculators, once this browser has saved them'],
  ['/verify', 'Verify', 'Checks a calculation file, with the keys this browser has saved'],
] as const;

/** Shown offline in place of a page that is not cached. */
export function OfflinePage() {
  return (
    <MissingPage
      drawing={<path d="M0 84H640M800 84H1440M640 62V106M800 62V106M676 84H696M744 84H764" />}
      cap="Offline"
      title="This page is not available offline"
      suggestions={suggestions}
      after={
        <p>
          A Pro tool that you have opened in this browser works for seven days without a connection if you signed in
          with “Remember me”.
        </p>
      }
    >
      There is no connection, and you have not opened this page here before. Nothing you typed is lost: it is saved in
      this browser. These work without a connection:
    </MissingPage>
  );
}
