import { formatNumber, type MessageValue } from '@isentrope/engineering/quantities';

/** Words of a message with the values that they name. */
export interface Words {
  readonly text: string;
  readonly values: Readonly<Record<string, MessageValue>>;
}

/** Returns the size of a share in words: "2.6 %". */
export function percent(share: number): string {
  return `${formatNumber(100 * Math.abs(share), 2)} %`;
}
