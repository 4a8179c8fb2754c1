/** An API error in the provider's format. */
export class ApiError extends Error {
  readonly status: number;
  readonly body: { error: Record<string, string> };

  constructor(status: number, type: string, message: string, details: Record<string, string> = {}) {
    super(message);
    this.name = 'ApiError';
    this.status = status;
    this.body = { error: { type, message, ...details } };
  }
}

export function invalidRequest(message: string, details: Record<string, string> = {}): ApiError {
  return new ApiError(400, 'invalid_request_error', message, details);
}

export function noSuchObject(what: string, id: string): ApiError {
  return new ApiError(404, 'invalid_request_error', `No such ${what}: '${id}'`, {
    code: 'resource_missing',
    param: what === 'price' ? 'line_items[0][price]' : what,
  });
}
