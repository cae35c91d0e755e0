/** Chromium as the tests start it, for the benchmark and Lighthouse. */
import {chromium} from '@playwright/test';
import type {Browser} from '@playwright/test';
import playwrightConfig from '../playwright.config.ts';

const {executablePath, args} = playwrightConfig.use!.launchOptions!;

export const CHROMIUM = executablePath!;

/** Our certificate is taken, too. */
export const CHROMIUM_FLAGS = [...args!, '--ignore-certificate-errors'];

export const startChromium = (): Promise<Browser> =>
  chromium.launch({executablePath, args: CHROMIUM_FLAGS});
