import { messageValue, type Temperature } from '@isentrope/engineering/quantities';
import { info, type Message } from './kit/index.ts';

/** Reports that saturated steam is used for a temperature, K, just below saturation. */
export function saturatedSteamMessage(temperature: Temperature, boiling: Temperature): Message {
  return info('The temperature entered is {below} below {boiling}, where water boils: saturated steam is used.', {
    field: 'temperature',
    values: {
      below: messageValue('temperatureDifference', boiling - temperature, { digits: 2 }),
      boiling: messageValue('temperature', boiling),
    },
  });
}
