/**
 * Chromium for the benchmark and for Lighthouse: the one without windows. The
 * whole browser opens one for each load, and its address bar is a page of some
 * 400 files, which takes one of two cores while ours arrives.
 */
import {chromium} from '@playwright/test';
import type {Browser} from '@playwright/test';
import playwrightConfig from '../../playwright.config.ts';

const {launchOptions} = playwrightConfig.use!;
export const HEADLESS_SHELL = launchOptions!.executablePath!;

/** Our certificate is taken, too. */
export const CHROMIUM_FLAGS = [
  ...launchOptions!.args!,
  '--ignore-certificate-errors',
];

export const startChromium = (): Promise<Browser> =>
  chromium.launch({executablePath: HEADLESS_SHELL, args: CHROMIUM_FLAGS});
