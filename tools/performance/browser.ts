/**
 * Chromium's headless shell, for the benchmark and Lighthouse. The full browser
 * opens a window for each load, and its address bar is a page of some 400 files,
 * which uses one of two cores while our page loads.
 */
import {chromium} from '@playwright/test';
import type {Browser} from '@playwright/test';
import playwrightConfig from '../../playwright.config.ts';

const {launchOptions} = playwrightConfig.use!;
export const HEADLESS_SHELL = launchOptions!.executablePath!;

/** Also accepts our self-signed certificate. */
export const CHROMIUM_FLAGS = [
  ...launchOptions!.args!,
  '--ignore-certificate-errors',
];

export const startChromium = (): Promise<Browser> =>
  chromium.launch({executablePath: HEADLESS_SHELL, args: CHROMIUM_FLAGS});
