import { vi } from 'vitest';
import { refreshSession } from '../shell/session.ts';

/** The answers of a server by method and path: a status, with or without a body in JSON, a body alone, or a whole response. */
export type Answers = Readonly<Record<string, number | readonly [status: number, body: unknown] | object>>;

/** A request by method and path, with its body. */
type Sent = readonly [request: string, body: unknown];

let sent: Sent[] = [];

/** The requests sent since it was last said which are answered. */
export const sentRequests = (): readonly Sent[] => sent;

/** Answers some requests of the page from now on; others stay unanswered. */
export function answerRequests(answers: Answers): void {
  sent = [];
  vi.stubGlobal('fetch', (path: string, { method = 'GET', body }: RequestInit = {}) => {
    const request = `${method} ${path}`;
    sent.push([request, typeof body === 'string' ? JSON.parse(body) : undefined]);
    const answer = answers[request];
    if (answer === undefined) return new Promise(() => {});
    if (typeof answer === 'number') return Promise.resolve(new Response(null, { status: answer }));
    if (answer instanceof Response) return Promise.resolve(answer.clone());
    if (Array.isArray(answer)) return Promise.resolve(Response.json(answer[1], { status: answer[0] }));
    return Promise.resolve(Response.json(answer));
  });
}

/** Lets the server answer a request for the session once, with this body or status. */
export async function answerSession(answer: number | object): Promise<void> {
  answerRequests({ 'GET /api/session': answer });
  await refreshSession();
}
