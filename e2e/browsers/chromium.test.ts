import {chromium} from './puppeteer.ts';
import {visitorPaths} from './visitorPaths.ts';

visitorPaths(0, chromium);
