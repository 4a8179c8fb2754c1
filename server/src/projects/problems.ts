import type { ContentfulStatusCode } from 'hono/utils/http-status';

/** Why something about projects was not done, in words for the person. */
export class ProjectProblem extends Error {
  readonly status: ContentfulStatusCode;
  readonly code: string;
  /** What else the answer tells a program. */
  readonly further: Readonly<Record<string, unknown>>;

  constructor(
    status: ContentfulStatusCode,
    code: string,
    message: string,
    further: Readonly<Record<string, unknown>> = {},
  ) {
    super(message);
    this.name = 'ProjectProblem';
    this.status = status;
    this.code = code;
    this.further = further;
  }
}

/** For whatever is not there, and alike for what is there and not for the person. */
export function notThere(
  what: 'project' | 'sheet' | 'fluid' | 'revision' | 'comment' | 'invitation' | 'person' | 'attachment' | 'feed',
): ProjectProblem {
  return new ProjectProblem(404, 'NOT_FOUND', `There is no such ${what}.`);
}
