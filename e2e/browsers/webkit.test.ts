import {webkit} from './webkit.ts';
import {visitorPaths} from './visitorPaths.ts';

visitorPaths(2, webkit);
