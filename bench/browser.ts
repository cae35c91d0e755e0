/** Chromium as the benchmark and Lighthouse start it. */
import {chromium} from '@playwright/test';
import type {Browser} from '@playwright/test';

export const CHROMIUM = '/usr/bin/chromium';

/** Nothing of the browser's own on the network, and our certificate taken. */
export const CHROMIUM_FLAGS = [
  '--no-sandbox',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--ignore-certificate-errors',
];

export const startChromium = (): Promise<Browser> =>
  chromium.launch({executablePath: CHROMIUM, args: CHROMIUM_FLAGS});
