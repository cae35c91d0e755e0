import {describe} from 'vitest';
import {firefox} from './puppeteer.ts';
import {visitorPaths} from './visitorPaths.ts';

describe('in Firefox', () => visitorPaths(1, firefox));
