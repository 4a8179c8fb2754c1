import type { StandardSet } from '@isentrope/engineering/quantities';
import type { ReactNode } from 'react';
import type { Sources } from '../../sources/sources-context.ts';
import type { FoundWork } from './find-work.ts';
import type { Work } from './work-record.ts';

/** Handles cases that arrive by URL on load, and reports what happened. */
export interface IncomingCaseHandler {
  readonly adding: () => boolean;
  readonly arrive: (found: FoundWork | undefined) => Promise<void>;
  readonly announce: (sentence: string) => void;
}

/** Where and how the work is stored: in this browser or in a project. */
export interface WorkStorage {
  /** Whether the work has been loaded, so that it can be edited. */
  readonly ready: boolean;
  /** Whether edits cannot be saved and are lost with the page. */
  readonly isUnsaved: boolean;
  /** Opens saved work of this browser; resolves to the status message. */
  readonly openEarlier: (id: string, work: Work) => Promise<string>;
  /** The unit set of a blank workbench, regardless of the user's preference. */
  readonly units?: StandardSet | undefined;
  /** Whether the work opens with its results, also if they take long: the sheets of a project have been calculated. */
  readonly opensCalculated?: boolean | undefined;
  /** The reason why the work is read-only, as a sentence. */
  readonly locked?: string | undefined;
  /** The sources its fields can read, in a project. */
  readonly sources?: Sources | undefined;
  /** The project of a sheet; `pollMilliseconds` reloads the sources. */
  readonly project?: { readonly id: string; readonly reloadSources: () => void } | undefined;
  /** Content above the workbench. */
  readonly header?: ReactNode;
}
