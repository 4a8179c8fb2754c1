import type { ContentfulStatusCode } from 'hono/utils/http-status';

/** A project request that was refused; the message is for users. */
export class ProjectProblem extends Error {
  readonly status: ContentfulStatusCode;
  readonly code: string;
  /** Additional fields of the response. */
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

/** The error for something that does not exist or that the user has no access to. */
export function notFound(
  what: 'project' | 'sheet' | 'fluid' | 'revision' | 'comment' | 'invitation' | 'person' | 'attachment' | 'feed',
): ProjectProblem {
  return new ProjectProblem(404, 'NOT_FOUND', `There is no such ${what}.`);
}
