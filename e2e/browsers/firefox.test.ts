import {firefox} from './puppeteer.ts';
import {visitorPaths} from './visitorPaths.ts';

visitorPaths(1, firefox);
