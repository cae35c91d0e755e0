/**
 * Our inline script in the head, which runs before the theme's inline scripts
 * read what it stores.
 */
import type {Settings} from '../../../plugins/settings/schema.ts';
import {renewAnnouncement} from './announcement.ts';
import {seedColorMode} from './colorMode.ts';

export function headScript({announcement}: Settings): string {
  const steps = [
    seedColorMode,
    ...(announcement ? [renewAnnouncement(announcement.id)] : []),
  ];
  return `(function () {
try {
var storage = localStorage;${steps.join('')}
} catch (error) {}
})()`;
}
