import {describe} from 'vitest';
import {chromium} from './puppeteer.ts';
import {visitorPaths} from './visitorPaths.ts';

describe('in Chromium', () => visitorPaths(0, chromium));
