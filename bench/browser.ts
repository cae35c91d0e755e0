/** Chromium for the benchmark, with all that visitors run, and for Lighthouse. */
import {chromium} from '@playwright/test';
import type {Browser} from '@playwright/test';
import playwrightConfig from '../playwright.config.ts';

const CHROMIUM = '/usr/bin/chromium';

const {launchOptions} = playwrightConfig.use!;
/** The same engine, less windows and what draws them. */
export const HEADLESS_SHELL = launchOptions!.executablePath!;

/** Our certificate is taken, too. */
export const CHROMIUM_FLAGS = [
  ...launchOptions!.args!,
  '--ignore-certificate-errors',
];

export const startChromium = (): Promise<Browser> =>
  chromium.launch({executablePath: CHROMIUM, args: CHROMIUM_FLAGS});
