/**
 * Our inline script in the head, which runs before the theme's inline scripts
 * read what it stores, and before anything can be tapped.
 */
import type {Settings} from '../../../plugins/settings/schema.ts';
import {renewAnnouncement} from './announcement.ts';
import {seedColorMode} from './colorMode.ts';
import {firstTouch} from './firstTouch.ts';

export function headScript({announcement}: Settings): string {
  const steps = [
    seedColorMode,
    ...(announcement ? [renewAnnouncement(announcement.id)] : []),
  ];
  return `(function () {
try {
var storage = localStorage;${steps.join('')}
} catch (error) {}
})();${firstTouch}`;
}
