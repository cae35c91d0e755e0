import {describe} from 'vitest';
import {webkit} from './webkit.ts';
import {visitorPaths} from './visitorPaths.ts';

describe('in WebKit', () => visitorPaths(2, webkit));
