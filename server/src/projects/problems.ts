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

/** What a request can refer to. */
type Subject = 'project' | 'sheet' | 'fluid' | 'revision' | 'comment' | 'invitation' | 'person' | 'attachment' | 'feed';

/** The error for something that does not exist or that the user has no access to. */
export function notFound(what: Subject): ProjectProblem {
  return new ProjectProblem(404, 'NOT_FOUND', `There is no such ${what}.`);
}

/** The result of a permission check of what contains `what`; says that `what` is not found if the user has no access. */
export async function permitted<T>(what: Subject, check: Promise<T>): Promise<T> {
  try {
    return await check;
  } catch (error) {
    throw error instanceof ProjectProblem && error.status === 404 ? notFound(what) : error;
  }
}
