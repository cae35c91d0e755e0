/** Chromium with all that visitors run, for the benchmark and Lighthouse. */
import {chromium} from '@playwright/test';
import type {Browser} from '@playwright/test';
import playwrightConfig from '../playwright.config.ts';

export const CHROMIUM = '/usr/bin/chromium';

/** Our certificate is taken, too. */
export const CHROMIUM_FLAGS = [
  ...playwrightConfig.use!.launchOptions!.args!,
  '--ignore-certificate-errors',
];

export const startChromium = (): Promise<Browser> =>
  chromium.launch({executablePath: CHROMIUM, args: CHROMIUM_FLAGS});
