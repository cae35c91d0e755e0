/**
 * The home page's texts for the browser: data/home.ts with its placeholders
 * filled. Facts that it quotes don't end up in the page's script.
 */
import type {Plugin} from '@docusaurus/types';
import {home} from '../data/home.ts';
import settings from '../site.settings.ts';
import {contentValues} from './settings/contentValues.ts';
import {fillText} from './settings/fill.ts';

export default function homePlugin(): Plugin {
  const values = contentValues(settings);
  const filled: unknown = JSON.parse(
    JSON.stringify(home),
    (_, value: unknown) =>
      typeof value === 'string'
        ? fillText(value, values, 'data/home.ts')
        : value,
  );
  return {
    name: 'home',
    async contentLoaded({actions}) {
      await actions.createData('home.json', filled as object);
    },
  };
}
