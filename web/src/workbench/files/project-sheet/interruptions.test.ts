import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { faults, play, reconnect, settle, Witness } from '../../../testing/interruptions/play.ts';
import { interruptions } from '../../../testing/interruptions/sequences.ts';
import {
  documentOf,
  SimulatedDevice,
  simulatedTimers,
  type SimulatedBrowser,
} from '../../../testing/interruptions/simulated-device.ts';
import { SimulatedServer, simulatedStorage } from '../../../testing/interruptions/simulated-server.ts';

beforeEach(() => {
  vi.stubGlobal('setTimeout', simulatedTimers.setTimeout);
  vi.stubGlobal('clearTimeout', simulatedTimers.clearTimeout);
});
afterEach(() => vi.unstubAllGlobals());

const newBrowser = (): SimulatedBrowser => ({ storage: simulatedStorage(), locks: new Set() });

/** Plays sequences on devices that share a sheet, and returns the faults found. */
async function playAll(browsers: readonly SimulatedBrowser[], seeds: readonly [number, number]): Promise<string[]> {
  const witness = new Witness();
  const server = new SimulatedServer(documentOf({ flowRate: '1', viscosity: '1', upstreamPressure: '4' }));
  const devices = browsers.map(
    browser => new SimulatedDevice(server, browser, values => void witness.accepted.push(values)),
  );
  for (const device of devices) await device.reload();
  const result: string[] = [];
  for (let seed = seeds[0]; seed <= seeds[1]; seed += 1) {
    const events = interruptions(seed, devices.length);
    witness.clear();
    const { values: before } = (await devices[0]?.read()) ?? { values: {} };
    await play(devices, events, witness);
    await reconnect(devices);
    let outcome = await settle(devices, witness);
    for (let round = 0; round < 10 && !outcome.settled; round += 1) outcome = await settle(devices, witness);
    const found = outcome.settled
      ? faults(witness, before, outcome.values)
      : [`the devices do not agree: ${outcome.displayed}`];
    result.push(...found.map(fault => `${fault} in sequence ${seed}: ${JSON.stringify(events)}`));
    // What follows a fault says nothing.
    if (found.length > 0) break;
  }
  return result;
}

test('no value typed at one device is lost in 1,000 sequences of interruptions', async () => {
  expect(await playAll([newBrowser()], [1001, 2000])).toEqual([]);
});

test('no value typed at two devices is lost in 2,000 sequences of interruptions', async () => {
  expect(await playAll([newBrowser(), newBrowser()], [2001, 4000])).toEqual([]);
});

test('no value typed at three devices is lost in 2,000 sequences of interruptions', async () => {
  expect(await playAll([newBrowser(), newBrowser(), newBrowser()], [4001, 6000])).toEqual([]);
});

test('no value typed in two tabs of a browser and at another device is lost in 2,000 sequences', async () => {
  const shared = newBrowser();
  expect(await playAll([shared, shared, newBrowser()], [6001, 8000])).toEqual([]);
});
