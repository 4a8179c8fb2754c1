import type { StandardSet } from '@isentrope/engineering/quantities';
import type { ReactNode } from 'react';
import type { Sources } from '../sources/sources-context.ts';
import type { FoundWork } from './find-work.ts';
import type { Work } from './work-record.ts';

/** What comes with the address when the page opens, and how the person is told what happened. */
export interface Arrivals {
  readonly adding: () => boolean;
  readonly arrive: (found: FoundWork | undefined) => Promise<void>;
  readonly say: (sentence: string) => void;
}

/** Where the work of a bench is at home. */
export interface BenchHome {
  /** Whether it was found, so that something can be typed. */
  readonly ready: boolean;
  /** Whether what is typed is lost with the page. */
  readonly unkept: boolean;
  /** Opens a piece of earlier work of this browser. What was done, in words. */
  readonly openEarlier: (id: string, work: Work) => Promise<string>;
  /** The units in which a blank bench begins, whatever the person works in elsewhere. */
  readonly units?: StandardSet | undefined;
  /** Why nothing can be changed, in a sentence. */
  readonly locked?: string | undefined;
  /** What its fields can read, in a project. */
  readonly sources?: Sources | undefined;
  /** The project of a sheet, and how what its fields can read is asked for anew. */
  readonly project?: { readonly id: string; readonly lookAgain: () => void } | undefined;
  /** What stands over the bench. */
  readonly over?: ReactNode;
}
