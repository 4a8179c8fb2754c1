import { feedList, createdFeed, type Feed, type FeedSource } from '@isentrope/records';
import { Browser, type TestResponse, type SendOptions } from './browser.ts';

/** A new feed: its id and paths. */
export interface NewFeed {
  readonly id: string;
  readonly csv: string;
  readonly json: string;
}

/**
 * Creates a feed of a sheet.
 * @throws if none is created.
 */
export async function newFeed(
  { browser }: { browser: Browser },
  sheetId: string,
  source: FeedSource = 'working',
  days: number | null = null,
): Promise<NewFeed> {
  const answer = await browser.post(`/api/sheets/${sheetId}/feeds`, { name: 'Line list', source, days });
  if (answer.status !== 200) throw new Error(`${answer.status}: ${answer.text}`);
  const { id, csv, json } = createdFeed.parse(answer.json);
  return { id, csv: new URL(csv).pathname, json: new URL(json).pathname };
}

/** The feeds of a sheet as listed for a user. */
export async function feedsOf({ browser }: { browser: Browser }, sheetId: string): Promise<Feed[]> {
  return feedList.parse((await browser.get(`/api/sheets/${sheetId}/feeds`)).json).feeds;
}

/** Fetches a feed as a spreadsheet does: without cookies. */
export function fetchFeed(origin: string, path: string, options: SendOptions = {}): Promise<TestResponse> {
  return new Browser(origin).get(path, options);
}
